import { distance } from 'fastest-levenshtein'

import { iconNames } from '../icons/icons.ts'
import type { Document, Path } from '../reading/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { slug } from './formats.ts'
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

/** A name as other tools write it: GraduationCap, lucide:handshake, fa-truck, truck.svg. */
function fromElsewhere(name: string): string | undefined {
  const bare = name.replace(/^(lucide|fa)[:-]|\.svg$/gi, '')
  const here = slug(bare.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))
  return iconNames.find((known) => known === here)
}

/** Among so many names one slip is a slip; with two a word of another language is soon near one ("balança", "banana"). */
function slipOf(name: string): string | undefined {
  // "graduation" is rather half of "graduation-cap" than a slip for "radiation".
  const lower = name.toLowerCase()
  if (lower.length < 3 || iconNames.some((known) => known.split('-').includes(lower)))
    return undefined
  const near = nearest(name, iconNames)
  return near !== undefined && distance(lower, near) <= 1 + Number(lower.length > 8)
    ? near
    : undefined
}

/** Words a name that is no icon's. */
export function unknownIcon(document: Document, path: Path, value: string): Finding {
  const near = fromElsewhere(value) ?? slipOf(value)
  const span = document.valueSpan(path)
  const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
  const offered = nearestIcons(value)
  return finding('unknown-icon', { value, near, offered }, span, edit)
}
