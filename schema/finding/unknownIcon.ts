import { distance } from 'fastest-levenshtein'

import { iconNames } from '../icons/icons.ts'
import type { Document, Path } from '../reading/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { nearest } from './nearest.ts'

/** What a sentence can offer. */
const maxOffered = 3

/** Those that have the word in their name first, then those that are spelt most like it. */
function nearestIcons(word: string): string[] {
  const lower = word.toLowerCase().slice(0, 40)
  const parts = lower.split(/[^a-z0-9]+/).filter((part) => part.length > 2)
  const shared = (name: string) => name.split('-').filter((part) => parts.includes(part))
  return iconNames
    .map((name) => ({ name, rank: distance(lower, name) - 4 * shared(name).length }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxOffered)
    .map(({ name }) => name)
}

/** Words a name that is no icon's. */
export function unknownIcon(document: Document, path: Path, value: string): Finding {
  // "graduation" is rather half of "graduation-cap" than a slip for "radiation".
  const isPart = iconNames.some((name) => name.split('-').includes(value.toLowerCase()))
  const near = isPart ? undefined : nearest(value, iconNames)
  const span = document.valueSpan(path)
  const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
  const offered = nearestIcons(value)
  return finding('unknown-icon', { value, near, offered }, span, edit)
}
