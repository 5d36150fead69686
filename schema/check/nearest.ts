import { distance } from 'fastest-levenshtein'

/** Longer words are not compared. */
const maxLength = 80

const digits = (name: string) => name.replaceAll(/\D/g, '')

/** The number of letters that differ; two swapped letters count as one. */
function editDistance(one: string, other: string): number {
  const away = distance(one, other)
  if (away !== 2 || one.length !== other.length) return away
  const index = one.split('').findIndex((letter, position) => letter !== other[position])
  const [first = '', second = '', ...rest] = one.slice(index)
  const swapped = [one.slice(0, index), second, first, ...rest].join('')
  return swapped === other ? 1 : away
}

function maxMistakes({ length }: string): number {
  // "es" is Spanish, not a mistyped "en".
  if (length <= 2) return 0
  if (length <= 3) return 1
  return length <= 8 ? 2 : 3
}

/** The candidate from which a word differs by a typing mistake; undefined if two are equally near. */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  atMost = 3,
): string | undefined {
  if (word.length > maxLength) return undefined
  const max = Math.min(maxMistakes(word), atMost)
  const lower = word.toLowerCase()
  let best: { candidate: string; away: number } | undefined
  let isTied = false
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > max) continue
    // A different number is a different entry: "prices.4.title" is not a mistyped "prices.3.title".
    if (digits(candidate) !== digits(word)) continue
    const away = editDistance(lower, candidate.toLowerCase())
    if (away > max) continue
    if (best && away === best.away) isTied = true
    if (!best || away < best.away) {
      best = { candidate, away }
      isTied = false
    }
  }
  return isTied ? undefined : best?.candidate
}
