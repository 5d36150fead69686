import { plainWords } from '../plainWords.ts'
import { portugueseWords } from './portugueseWords.ts'

/** The icons that have all words of a query in their names, in English or in Portuguese; those whose name begins with it first. */
export function findIcons(icons: readonly string[], query: string): readonly string[] {
  const asked = plainWords(query).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return icons
  const meant = asked.map((word) => [word, ...englishOf(word)])
  const found = icons.filter((icon) => {
    const parts = icon.split('-')
    return meant.every((words) =>
      words.some((word) => parts.some((part) => part.startsWith(word))),
    )
  })
  const first = meant[0] ?? []
  const rank = (icon: string) =>
    first.includes(icon) ? 0 : first.some((word) => icon.startsWith(word)) ? 1 : 2
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** Of a Portuguese word, or its beginning, the English words that icons are named by. */
function englishOf(word: string): string[] {
  if (word.length < 3) return []
  const singular = word.replace(/s$/, '')
  return Object.entries(portugueseWords).flatMap(([portuguese, english]) =>
    plainWords(portuguese).startsWith(singular) ? english.split(' ') : [],
  )
}
