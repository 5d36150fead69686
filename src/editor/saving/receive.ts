import { insertEntry, removeEntry, removeValue, setValue } from '../../../schema/edits.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp } from '../../../schema/read/readDocument.ts'
import type { Editor } from '../context.tsx'
import { asContent } from '../edits/ownNames.ts'
import { mergeContents, withoutLost } from '../merge/mergeContents.ts'
import { mergeValues, type Conflict, type Merged } from '../merge/mergeValues.ts'
import type { Saved } from '../state/site.ts'
import type { Loaded } from '../storage/storage.ts'
import { words } from '../words.ts'
import { parseContent } from './parseContent.ts'

/** Takes in what another program wrote. */
export function receive(editor: Pick<Editor, 'site' | 'session'>, loaded: Loaded): void {
  const { site, session } = editor
  const content = parseContent(loaded.text)
  if (!content) return session.tell(words.theirsBroken, 'error')
  const { saved } = site.get()
  const isMended = loaded.isRecoded ?? false
  takeIn(editor, { content, files: saved.files, loaded, isMended }, saved.content)
}

/**
 * Takes in another version of the content. Where both changed the same, the person is asked; nothing is written over
 * unasked. `base` is what both began with, where that is known.
 */
export function takeIn(
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
    return session.change({ question: { kind: 'conflicts', theirs, merged } })
  session.tell(words.theirsTaken)
  takeMerged({ site, session }, theirs, merged.value)
}

/** The merged content is a step of its own: it can be undone. */
function takeMerged(
  { site, session }: Pick<Editor, 'site' | 'session'>,
  theirs: Saved,
  value: unknown,
): void {
  site.setSaved(theirs)
  site.change([], () => value)
  if (theirs.loaded.isRecoded) session.tell(words.recoded, 'error')
}

export type Side = 'ours' | 'theirs'

/** The person has chosen, conflict by conflict. */
export function settle(
  { site, session }: Editor,
  theirs: Saved,
  merged: Merged,
  sides: readonly Side[],
): void {
  takeMerged({ site, session }, theirs, settled(merged, theirs.content, sides))
  session.change({ question: { kind: 'nothing' } })
}

/** The merged content with what was chosen. */
export function settled(
  { value, conflicts }: Merged,
  theirs: SiteContent,
  sides: readonly Side[],
): SiteContent {
  const chosen = conflicts
    .filter((_, index) => sides[index] === 'theirs')
    // The last ones first: entries in front of them keep their places.
    .toReversed()
    .reduce<unknown>(withTheirs, value)
  return withoutLost(asContent(chosen), [asContent(value), theirs])
}

function withTheirs(content: unknown, { path, ours, theirs }: Conflict): unknown {
  const last = path.at(-1)
  const holder = path.slice(0, -1)
  if (typeof last !== 'number')
    return theirs === undefined
      ? removeValue(content, path)
      : setValue(content, path, theirs)
  if (theirs === undefined) return removeEntry(content, path)
  return ours === undefined || lookUp(content, path) === undefined
    ? insertEntry(content, holder, last, theirs)
    : setValue(content, path, theirs)
}
