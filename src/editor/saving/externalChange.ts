import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Loaded } from '../../editorApi/storage.ts'
import type { Editor } from '../context.tsx'
import { mergeContents } from '../merge/mergeContents.ts'
import { mergeValues } from '../merge/mergeValues.ts'
import { message } from '../messages/messages.ts'
import { parseContent } from '../state/parseContent.ts'
import type { Saved } from '../state/siteStore.ts'

/** Merges a file that another program has written into the content. */
export function mergeExternalChange(
  editor: Pick<Editor, 'site' | 'session'>,
  loaded: Loaded,
): void {
  const { site, session } = editor
  const content = parseContent(loaded.text)
  if (!content) return session.tell(message('saving.theirsBroken'), 'error')
  const { saved } = site.get()
  const isFixed = loaded.isRecoded ?? false
  mergeIn(editor, { content, files: saved.files, loaded, isFixed }, saved.content)
}

/**
 * Merges another version into the content. If both changed the same value, asks the owner; nothing is overwritten
 * without asking. `base` is the common base, if known.
 */
export function mergeIn(
  { site, session }: Pick<Editor, 'site' | 'session'>,
  theirs: Saved,
  base?: SiteContent,
): void {
  const ours = site.get().history.now.content
  const sides = { ours, theirs: theirs.content }
  const merged = base
    ? mergeContents({ base, ...sides })
    : mergeValues({ base, ...sides })
  if (merged.conflicts.length > 0)
    return session.change({ openDialog: { kind: 'conflicts', theirs, merged } })
  session.tell(message('saving.theirsTaken'))
  applyMerged({ site, session }, theirs, merged.value)
}

/** Applies a merged content as a step that can be undone. */
export function applyMerged(
  { site, session }: Pick<Editor, 'site' | 'session'>,
  theirs: Saved,
  value: unknown,
): void {
  site.setSaved(theirs)
  site.change([], () => value)
  if (theirs.loaded.isRecoded) session.tell(message('common.recoded'), 'error')
}
