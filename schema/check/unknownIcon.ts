import { iconNames } from '../generated/iconNames.ts'
import { findIcons } from '../icons/findIcons.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { slug } from './formats.ts'
import { editDistance } from './nearest.ts'

/** What a sentence can offer. */
const maxOffered = 3
/** No name is longer. */
const maxLength = 40

/** Those that have a word of it in their name: graduation-cap for "graduation". */
function iconsOfWord(word: string): string[] {
  const parts = word.split('-').filter((part) => part.length > 2)
  const shared = (name: string) => name.split('-').filter((part) => parts.includes(part))
  return iconNames
    .map((name) => ({ name, count: shared(name).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.length - b.name.length)
    .map(({ name }) => name)
}

/** Among so many names another word is soon near one: only longer words are taken for slips. */
function slipsOf(word: string): string[] {
  const isSlip = (name: string) =>
    Math.max(word.length, name.length) > 4 &&
    editDistance(word, name) <= 1 + Number(word.length > 8)
  return iconNames.filter(isSlip)
}

/** Of a word that ends as words do in Portuguese only names with that ending: "carro" is no "carrot", "casa" no "cast". */
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

/** Words a name that is no icon's. */
export function unknownIcon(document: Document, path: Path, value: string): Finding {
  const word = slug(value.slice(0, maxLength))
  const ofWord = iconsOfWord(word)
  const near = slipsOf(word)
  const slipped = withEndingOf(word, near)
  // "graduation" is rather half of "graduation-cap" than a slip for "radiation".
  // "filme" may be "film" as well as "file": nobody knows.
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
