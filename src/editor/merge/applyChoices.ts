import {
  insertEntry,
  removeEntry,
  removeValue,
  setValue,
} from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp } from '../../../schema/read/lookUp.ts'
import { asContent } from '../edits/ownNames.ts'
import { withoutLost } from './mergeContents.ts'
import type { Conflict, Merged } from './mergeValues.ts'

export type Side = 'ours' | 'theirs'

/** The merged content with the chosen sides. */
export function applyChoices(
  { value, conflicts }: Merged,
  theirs: SiteContent,
  sides: readonly Side[],
): SiteContent {
  const chosen = conflicts
    .filter((_, index) => sides[index] === 'theirs')
    // From the end, so that indexes in front stay valid.
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
