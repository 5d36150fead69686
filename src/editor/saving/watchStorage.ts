import type { Editor } from '../context.tsx'
import { words } from '../words.ts'
import { receive } from './receive.ts'

/** Notices when another program has changed the file, and when the storage does not answer. */
export function watchStorage(editor: Editor): void {
  const { site, storage, session } = editor
  /** What was looked at already: theirs may be broken, or the person be asked about it. */
  let known = ''
  async function look(revision: string) {
    const { isSaving, question } = session.get()
    const { saved } = site.get()
    if (revision === known) return
    if (revision === saved.loaded.revision) {
      // What could not be read is as it was again.
      if (known !== '' && session.get().notice?.words === words.theirsBroken)
        session.change({ notice: undefined })
      known = ''
      return
    }
    if (isSaving || question.kind === 'conflicts') return
    const result = await storage.load()
    if (!result.ok || result.loaded.revision === site.get().saved.loaded.revision) return
    known = result.loaded.revision
    receive(editor, result.loaded)
  }
  storage.watch((revision) => {
    const trouble = revision === null ? words.gone : words.unreachable
    const told = typeof revision === 'string' ? undefined : trouble
    if (told !== session.get().trouble) session.change({ trouble: told })
    if (typeof revision === 'string') void look(revision)
  })
}
