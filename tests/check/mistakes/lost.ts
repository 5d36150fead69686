import { lines, linesLike, replacedLines } from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'

/** The line that opens a group or list is deleted. */
export function lostOpeningLines(): Mistake[] {
  return linesLike(/[{[]$/, 80).map((index) =>
    replacedLines(index, 1, [], { reach: [1, 1] }),
  )
}

export function lostClosingLines(): Mistake[] {
  return linesLike(/^\s*[\]}],?$/, 60).map((index) =>
    replacedLines(index, 1, [], { reach: [1, 1] }),
  )
}

/** The lines between two entries are deleted, so that they run together. */
export function lostBorders(): Mistake[] {
  return linesLike(/^\s*[\]}],$/, 40)
    .filter((index) => /[{[]$/.test(lines[index + 1] ?? ''))
    .map((index) => replacedLines(index, 2, [], { reach: [7, 14], most: 3 }))
}

/** The end of the first catalog and the start of the second are deleted, so that the languages run together. */
export function lostBetweenLanguages(): Mistake[] {
  const at = lines.indexOf('    "br": {')
  return [
    replacedLines(at - 1, 2, [], { reach: [2, 4], most: 3 }),
    replacedLines(at - 2, 3, [], { reach: [2, 4], most: 3 }),
    replacedLines(at - 5, 10, [], { reach: [2, 4], most: 3 }),
    replacedLines(at - 1, 4, [], { reach: [2, 4], most: 3 }),
  ]
}

export function lostBeginnings(): Mistake[] {
  return [1, 2, 3, 10, 18].map((count) => replacedLines(0, count, []))
}

export function lostEnds(): Mistake[] {
  return [1, 2, 3, 5, 10, 80].map((count) =>
    replacedLines(lines.length - count, count, [], { reach: [count, 1] }),
  )
}
