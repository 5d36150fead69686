import { iconNames } from '../generated/iconNames.ts'
import { findIcons } from '../icons/findIcons.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { slug } from './formats.ts'
import { editDistance } from './nearest.ts'

/** A sentence offers so many names at most. */
const maxOffered = 3
/** No name of an icon is longer. */
const maxLength = 40

/** Icons with this word in their name: graduation-cap for "graduation". */
function iconsOfWord(word: string): string[] {
  const parts = word.split('-').filter((part) => part.length > 2)
  const shared = (name: string) => name.split('-').filter((part) => parts.includes(part))
  return iconNames
    .map((name) => ({ name, count: shared(name).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.length - b.name.length)
    .map(({ name }) => name)
}

/** Icons of which the word may be a typing mistake. Not for short words: among so many names one is always near. */
function slipsOf(word: string): string[] {
  const isSlip = (name: string) =>
    Math.max(word.length, name.length) > 4 &&
    editDistance(word, name) <= 1 + Number(word.length > 8)
  return iconNames.filter(isSlip)
}

/** For a word with a final vowel, as in Portuguese, only names with the same one: "carro" is no "carrot", "casa" no "cast". */
function withEndingOf(word: string, names: string[]): string[] {
  const [ending = ''] = /[aeio]$/.exec(word) ?? []
  return names.filter((name) => name.endsWith(ending))
}

/** A name as other tools write it: GraduationCap, CodeIcon, lucide:handshake, fa-truck, truck.svg. */
function fromElsewhere(name: string): string | undefined {
  const bare = name.replace(/^(lucide|fa)[:-]|\.svg$|(?<=[a-z])Icon$/g, '')
  const here = slug(bare.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))
  return iconNames.find((known) => known === here)
}

/** The finding for a name that no icon has. */
export function unknownIcon(document: Document, path: Path, value: string): Finding {
  const word = slug(value.slice(0, maxLength))
  const ofWord = iconsOfWord(word)
  const near = slipsOf(word)
  const slipped = withEndingOf(word, near)
  // A word of a name is no slip: "graduation" means "graduation-cap", not "radiation".
  // With two near names nothing is certain: "filme" may mean "film" or "file".
  const slip = ofWord.length === 0 && near.length === 1 ? slipped[0] : undefined
  const right = fromElsewhere(value) ?? slip
  const span = document.valueSpan(path)
  const edit = right === undefined ? undefined : { ...span, text: JSON.stringify(right) }
  const [offered = []] = [
    ofWord,
    slipped,
    word ? findIcons(iconNames, value) : [],
  ].filter((names) => names.length > 0)
  return finding(
    'unknown-icon',
    { value, near: right, offered: offered.slice(0, maxOffered) },
    span,
    edit,
  )
}
