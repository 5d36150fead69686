import { distance as levenshtein } from 'fastest-levenshtein'

/** Longer words are not compared: the time grows with the square of the length. */
const maxWordLength = 80

const digits = (name: string) => name.replaceAll(/\D/g, '')

/** The Levenshtein distance, with two swapped letters counted as one edit. */
function editDistance(word: string, candidate: string): number {
  const distance = levenshtein(word, candidate)
  if (distance !== 2 || word.length !== candidate.length) return distance
  const index = word
    .split('')
    .findIndex((letter, position) => letter !== candidate[position])
  const [first = '', second = '', ...rest] = word.slice(index)
  const swappedWord = [word.slice(0, index), second, first, ...rest].join('')
  return swappedWord === candidate ? 1 : distance
}

function maxDistanceOf({ length }: string): number {
  // "es" is Spanish, not a mistyped "en".
  if (length <= 2) return 0
  if (length <= 3) return 1
  return length <= 8 ? 2 : 3
}

/** The candidate that a word probably misspells. Undefined if none is near enough, or if two are equally near. */
export function nearestSpelling(
  word: string,
  candidates: Iterable<string>,
  maxDistance = 3,
): string | undefined {
  if (word.length > maxWordLength) return undefined
  const max = Math.min(maxDistanceOf(word), maxDistance)
  const lowercaseWord = word.toLowerCase()
  let best: { candidate: string; distance: number } | undefined
  let isTied = false
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > max) continue
    // A different number is a different entry: "prices.4.title" is not a mistyped "prices.3.title".
    if (digits(candidate) !== digits(word)) continue
    const distance = editDistance(lowercaseWord, candidate.toLowerCase())
    if (distance > max) continue
    if (best && distance === best.distance) isTied = true
    if (!best || distance < best.distance) {
      best = { candidate, distance }
      isTied = false
    }
  }
  return isTied ? undefined : best?.candidate
}
