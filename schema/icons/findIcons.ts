import { plainWords } from '../plainWords.ts'
// Words in icon names, with the Portuguese and English words that people search for.
import iconWords from './iconWords.json' with { type: 'json' }

const namesByWord = Object.entries(iconWords).flatMap(([names, words]) =>
  words.split(', ').map((word) => [plainWords(word), names.split(' ')] as const),
)

/** Icons that match the most words of a query, by name or by common words, best match first. */
export function findIcons(icons: readonly string[], query: string): readonly string[] {
  const words = plainWords(query).split(/\s+/).filter(Boolean)
  // Short words such as "de" and "of" are ignored, unless they are all there is.
  const asked = words.filter((word) => word.length > 2 || words.length === 1)
  if (asked.length === 0) return icons
  const meant = asked.map((word) => [word, ...namesOf(word)])
  const isMatch = (icon: string, names: readonly string[]) =>
    names.some((name) => `-${icon}`.includes(`-${name}`))
  const countOf = (icon: string) => meant.filter((names) => isMatch(icon, names)).length
  const most = Math.max(1, ...icons.map(countOf))
  const matching = icons.filter((icon) => countOf(icon) === most)
  const first = meant.find((names) => matching.some((icon) => isMatch(icon, names))) ?? []
  const rank = (icon: string) => {
    const exact = first.indexOf(icon)
    if (exact !== -1) return exact
    const isBegun = first.some((name) => `${icon}-`.startsWith(`${name}-`))
    const isWhole = first.some((name) => `-${icon}-`.includes(`-${name}-`))
    return first.length + (isBegun ? 0 : isWhole ? 1 : 2)
  }
  return matching.toSorted((one, other) => rank(one) - rank(other))
}

/** Words in icon names for a word or its beginning, singular or plural; exact matches first. */
function namesOf(word: string): readonly string[] {
  const singular = word.replace(/[oa]es$/, 'ao').replace(/(is|es|ns|s)$/, '')
  const begun = singular.length < 3 ? word : singular
  const isMeant = (known: string) =>
    begun.length < 3 ? known === begun : known.startsWith(begun)
  const meant = namesByWord.filter(([known]) => isMeant(known))
  return meant
    .toSorted(([one], [other]) => one.length - other.length)
    .flatMap(([, names]) => names)
}
