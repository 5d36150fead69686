import { bilingual, type Bilingual } from '../../../schema/bilingual.ts'
import type { Problem } from '../../../schema/problem.ts'
import type { FileChanges, SaveResult } from '../../editorApi/storage.ts'
import { problemMessage } from '../check/fieldProblems.ts'
import type { Editor } from '../context.tsx'
import { message, sayIn } from '../messages/messages.ts'
import { renamePicture } from '../pictures/renamePicture.ts'
import { fileChanges } from '../state/fileChanges.ts'
import type { Snapshot } from '../state/history.ts'
import { isChanged, type Saved } from '../state/siteStore.ts'
import { mergeExternalChange } from './externalChange.ts'
import type { OpenDialog } from './session.ts'

/** Opens the dialog for saving, or says why the content cannot be saved now. */
export function askToSave(editor: Editor): void {
  const { site, session } = editor
  // Saving again before the response would make an empty commit.
  if (session.get().isSaving) return
  if (!isChanged(site.get())) return session.notify(message('saving.nothingToSave'))
  if (!showProblems(editor))
    session.change({ openDialog: { kind: 'save' }, toast: undefined })
}

/** Shows the errors and the blank fields that prevent saving. Returns false if there are none. */
export function showProblems({ session, checks, navigation }: Editor): boolean {
  const problems = checks.checkNow().filter(({ severity }) => severity !== 'warning')
  if (problems.length === 0) return false
  navigation.setTab('problems')
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  session.notify(message(hasErrors ? 'saving.fixFirst' : 'saving.fillInFirst'), 'warning')
  return true
}

/** Writes all of `snapshot` or nothing, and shows the result. `openDialog` is the dialog that is open meanwhile. */
export async function save(
  editor: Editor,
  openDialog: OpenDialog = { kind: 'nothing' },
  snapshot: Snapshot = editor.site.get().history.now,
): Promise<void> {
  const { site, storage, session, announcement, language } = editor
  if (session.get().isSaving) return
  const { saved, history } = site.get()
  const isComplete = snapshot === history.now
  session.change({ isSaving: true, openDialog })
  announcement.set(sayIn(language.get(), 'saving.saving'))
  const files = filesToWrite({ now: snapshot, saved }, editor.pictures.draftIdOf)
  const changes = { text: JSON.stringify(snapshot.content), files }
  const onProgress = (sent: number, total: number) => {
    const progress = { count: Math.min(sent + 1, total), total }
    session.change({ sending: progress })
    announcement.set(sayIn(language.get(), 'saving.picture', progress))
  }
  // Storages do not throw. If one does, the owner can still save again.
  const result = await storage
    .save(changes, saved.loaded.revision, onProgress)
    .catch((error: unknown): SaveResult => ({
      ok: false,
      reason: 'not written',
      cause: String(error),
    }))
  session.change({ isSaving: false, sending: undefined })
  announcement.set('')
  if (result.ok) {
    const { content } = snapshot
    site.setSaved({ content, files: fileChanges(snapshot, saved), loaded: result.loaded })
    if (!isComplete) session.notify(message('saving.picturesLeft'), 'warning')
    else if (result.isVersionLost)
      session.notify(message('saving.versionNotKept'), 'warning')
    else session.notify(result.note ?? message('saving.savedNow'))
    return
  }
  switch (result.reason) {
    case 'changed':
      mergeExternalChange(editor, result.loaded)
      // The content was merged without conflicts: the owner is asked again, unless nothing is left to save.
      if (site.get().saved.loaded === result.loaded && isChanged(site.get()))
        askToSave(editor)
      return
    case 'invalid':
      return session.notify(rejectionMessage(result.problems), 'error')
    case 'not written':
      return session.notify(notWrittenMessage(result.cause ?? ''), 'error')
    case 'picture taken':
      renamePicture(editor, result.path)
      session.notify(message('saving.pictureRenamed'), 'warning')
      return session.change({ openDialog: { kind: 'save' } })
    case 'unavailable':
      if (result.isSignedOut) {
        // The owner is asked for a new token at the top, and then saves again.
        session.change({ storageError: result })
        return session.notify(message('saving.notYet'), 'error')
      }
      return session.change({ openDialog: { kind: 'save', failed: result } })
    case 'picture not sent':
      return session.change({ openDialog: { kind: 'save', failed: result } })
    case 'picture lost':
      return session.notify(message(`${storage.name}.pictureLost`), 'error')
    case 'gone':
      return session.change({ storageError: { why: message(`${storage.name}.gone`) } })
    case 'refused':
      return session.notify(result.why, 'error')
  }
}

/** The message about content that the check of the storage rejected, with its problems. */
function rejectionMessage(problems: readonly Problem[]): Bilingual {
  const errors = problems
    .filter(({ severity }) => severity === 'error')
    .map(problemMessage)
  return message('saving.refused', {
    problems: bilingual((language) => errors.map((text) => text[language]).join(' ')),
  })
}

/** `cause` is the system's error code. */
function notWrittenMessage(cause: string): Bilingual {
  if (cause === 'ENOSPC') return message('saving.diskFull')
  if (['EACCES', 'EPERM', 'EROFS'].includes(cause)) return message('saving.notAllowed')
  return message('saving.notWritten', { cause })
}

/**
 * The files to write or remove with the next save. Undo after a save works for files too: it removes added files and
 * restores removed ones.
 */
export function filesToWrite(
  { now, saved }: { now: Snapshot; saved: Saved },
  draftIdOf: (path: string) => string | undefined,
): FileChanges {
  const files = fileChanges(now, saved)
  const changed = Object.entries(files).filter(([path, id]) => saved.files[path] !== id)
  const undoneFiles = Object.entries(saved.files)
    .filter(([path]) => !Object.hasOwn(files, path))
    .map(([path, id]) => [path, id === null ? (draftIdOf(path) ?? null) : null] as const)
  return Object.fromEntries([...changed, ...undoneFiles])
}
