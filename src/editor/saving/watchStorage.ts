import type { Editor } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { mergeExternalChange } from './externalChange.ts'

/** Merges changes by other programs, and reports if the storage does not respond or the content was removed. */
export function watchStorage(editor: Editor): void {
  const { site, storage, session, pictures } = editor
  /** The revision that was handled last. The owner is not asked about it again, even if it is broken or undecided. */
  let handledRevision = ''
  const isBusy = () => {
    const { isSaving, openDialog } = session.get()
    return isSaving || openDialog.kind === 'conflicts'
  }
  async function reload(revision: string) {
    if (revision === handledRevision) return
    if (revision === site.get().saved.loaded.revision) {
      const { toast } = session.get()
      // The file that could not be read has its saved content again.
      if (handledRevision !== '' && toast?.message === message('saving.theirsBroken'))
        session.change({ toast: undefined })
      handledRevision = ''
      return
    }
    if (isBusy()) return
    const result = await storage.load()
    // The owner may have started to save in the meantime. The next check comes soon.
    if (!result.ok || isBusy()) return
    if (result.loaded.revision === site.get().saved.loaded.revision) return
    handledRevision = result.loaded.revision
    mergeExternalChange(editor, result.loaded)
  }
  let knownFilesRevision = site.get().saved.loaded.filesRevision
  /** Reads the pictures again if another program has changed files in public/. */
  async function reloadFiles(filesRevision: string) {
    if (filesRevision === knownFilesRevision) return
    const result = await storage.load()
    if (!result.ok) return
    const { files } = result.loaded
    knownFilesRevision = result.loaded.filesRevision
    await pictures.reload(files)
    const { saved } = site.get()
    site.setSaved({ ...saved, loaded: { ...saved.loaded, files, filesRevision } })
  }
  storage.watch((state) => {
    const isGone = state.ok && state.revision === null
    const removalError = isGone ? { why: message(`${storage.name}.gone`) } : undefined
    const storageError = state.ok ? removalError : state
    if (session.get().storageError && !storageError) pictures.loadMissing()
    if (storageError?.why !== session.get().storageError?.why)
      session.change({ storageError })
    if (!state.ok) return
    if (state.revision !== null) void reload(state.revision)
    // While saving, new files are ours.
    if (!session.get().isSaving) void reloadFiles(state.filesRevision)
  })
}
