import type { LoadedSite } from '../../editorApi/storage.ts'
import type { Editor } from '../context.tsx'
import { mergeContents } from '../merge/mergeContents.ts'
import { message } from '../messages/messages.ts'
import { isEqual } from '../state/isEqual.ts'
import { parseContent } from '../state/parseContent.ts'
import { isChanged, type Saved } from '../state/siteStore.ts'

/**
 * Merges into the content a file that another program has written. If both changed the same value, asks the owner, so
 * that nothing is overwritten without asking.
 */
export function mergeExternalChange(editor: Editor, loaded: LoadedSite): void {
  const { site, session } = editor
  const content = parseContent(loaded.text)
  if (!content) return session.notify(message('saving.theirsBroken'), 'error')
  const { saved, history } = site.get()
  const theirs = { ...saved, content, loaded, isFixed: loaded.isRecoded ?? false }
  const ours = history.now.content
  const merged = mergeContents({ base: saved.content, ours, theirs: content })
  if (merged.conflicts.length > 0)
    return session.change({ openDialog: { kind: 'conflicts', theirs, merged } })
  // The file can be ours if the response to our save was lost.
  const isOurs = isChanged(site.get()) && isEqual(content, ours)
  session.notify(message(isOurs ? 'saving.savedNow' : 'saving.theirsTaken'))
  applyMerged(editor, theirs, merged.value)
}

/** Applies the content in which the owner has settled all conflicts. */
export function settleConflicts(editor: Editor, theirs: Saved, content: unknown): void {
  const { site, session } = editor
  applyMerged(editor, theirs, content)
  session.change({ openDialog: { kind: 'nothing' } })
  // For a recoded file, applyMerged shows another toast.
  if (!theirs.loaded.isRecoded && isChanged(site.get()))
    session.notify(message('saving.notYet'), 'warning')
}

/** Applies merged content as a step that can be undone. */
function applyMerged({ site, session }: Editor, theirs: Saved, value: unknown): void {
  site.setSaved(theirs)
  site.change([], () => value)
  if (theirs.loaded.isRecoded) session.notify(message('common.recoded'), 'error')
}
