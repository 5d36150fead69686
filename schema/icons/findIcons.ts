import { normalizedText } from '../characters.ts'
// Words in icon names, with the Portuguese and English words that people search for.
import iconWords from './iconWords.json' with { type: 'json' }

const namesByWord = Object.entries(iconWords).flatMap(([names, words]) =>
  words.split(', ').map((word) => [normalizedText(word), names.split(' ')] as const),
)

/** Icons that match the most words of a query, by name or by common words, best match first. */
export function findIcons(icons: readonly string[], query: string): readonly string[] {
  const words = normalizedText(query).split(/\s+/).filter(Boolean)
  // Words such as "de" and "of" are ignored, unless the query is a single word.
  const queryWords = words.filter((word) => word.length > 2 || words.length === 1)
  if (queryWords.length === 0) return icons
  const namesByQueryWord = queryWords.map((word) => [word, ...namesOf(word)])
  const matches = (icon: string, names: readonly string[]) =>
    names.some((name) => `-${icon}`.includes(`-${name}`))
  const matchCountOf = (icon: string) =>
    namesByQueryWord.filter((names) => matches(icon, names)).length
  const maxCount = Math.max(1, ...icons.map(matchCountOf))
  const matching = icons.filter((icon) => matchCountOf(icon) === maxCount)
  const bestNames =
    namesByQueryWord.find((names) => matching.some((icon) => matches(icon, names))) ?? []
  const rank = (icon: string) => {
    const exactIndex = bestNames.indexOf(icon)
    if (exactIndex !== -1) return exactIndex
    const startsWithName = bestNames.some((name) => `${icon}-`.startsWith(`${name}-`))
    if (startsWithName) return bestNames.length
    const hasName = bestNames.some((name) => `-${icon}-`.includes(`-${name}-`))
    return bestNames.length + (hasName ? 1 : 2)
  }
  return matching.toSorted((a, b) => rank(a) - rank(b))
}

/** Words in icon names for a word or its beginning, singular or plural. The nearest matches are first. */
function namesOf(word: string): readonly string[] {
  const singular = word.replace(/[oa]es$/, 'ao').replace(/(is|es|ns|s)$/, '')
  const stem = singular.length < 3 ? word : singular
  const isMatch = (iconWord: string) =>
    stem.length < 3 ? iconWord === stem : iconWord.startsWith(stem)
  return namesByWord
    .filter(([iconWord]) => isMatch(iconWord))
    .toSorted(([a], [b]) => a.length - b.length)
    .flatMap(([, names]) => names)
}
