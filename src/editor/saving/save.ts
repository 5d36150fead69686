import { textOf } from '../check/checks.ts'
import type { Editor } from '../context.tsx'
import { isChanged, type SiteState } from '../state/site.ts'
import type { FileChanges, Loaded } from '../storage/storage.ts'
import { said, words } from '../words.ts'
import { receive } from './receive.ts'

/** Asks whether what has changed is to be saved; while there are mistakes it shows them instead. */
export async function askToSave({
  site,
  session,
  checks,
  navigation,
}: Pick<Editor, 'site' | 'session' | 'checks' | 'navigation'>): Promise<void> {
  if (!isChanged(site.get())) return session.tell(words.nothingToSave)
  const problems = await checks.ofNow()
  const left = problems.filter(({ severity }) => severity !== 'warning')
  if (left.length === 0)
    return session.change({ question: { kind: 'save' }, notice: undefined })
  navigation.setTab('problems')
  const isWrong = left.some(({ severity }) => severity === 'error')
  session.tell(isWrong ? words.mendFirst : words.fillInFirst, 'warning')
}

/** Writes the content and its pictures, all or nothing. */
export async function save(editor: Editor): Promise<void> {
  const { site, storage, session } = editor
  const state = site.get()
  const { history, saved } = state
  session.change({ isSaving: true, question: { kind: 'nothing' } })
  const files = filesToWrite(state, editor.pictures.keptId)
  const changes = { text: textOf(history.now.content), files }
  const result = await storage.save(changes, saved.loaded.revision)
  session.change({ isSaving: false })
  if (result.ok) {
    site.setSaved({ ...history.now, loaded: result.loaded })
    session.tell(words.savedNow)
    return
  }
  switch (result.because) {
    case 'changed':
      receive(editor, result.loaded)
      // What is saved is another now: the person is asked again.
      if (isTaken(editor, result.loaded)) await askToSave(editor)
      return
    case 'invalid':
      return session.tell(said.refused(result.problems), 'error')
    case 'not written':
      return session.tell(said.notWritten(result.cause ?? ''), 'error')
    case 'gone':
      return session.change({ trouble: words.gone })
    case 'unreachable':
    case 'foreign':
      return session.change({ trouble: words.unreachable })
  }
}

/** Is it what is changed here from now on? Not where it cannot be read, or the person has to choose first. */
function isTaken({ site }: Editor, { revision }: Loaded): boolean {
  return site.get().saved.loaded.revision === revision
}

/** What has changed since the last time that it was saved. A file that was added and undone goes again, one that was removed comes back. */
export function filesToWrite(
  { history, saved }: SiteState,
  keptId: (path: string) => string | undefined,
): FileChanges {
  const now = history.now.files
  const changed = Object.entries(now).filter(([path, id]) => saved.files[path] !== id)
  const undone = Object.entries(saved.files)
    .filter(([path]) => !Object.hasOwn(now, path))
    .map(([path, id]) => [path, id === null ? (keptId(path) ?? null) : null] as const)
  return Object.fromEntries([...changed, ...undone])
}
