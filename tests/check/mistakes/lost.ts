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
    replacedLines(at - 1, 2, [], { reach: [2, 2] }),
    replacedLines(at - 2, 3, [], { reach: [2, 2] }),
    replacedLines(at - 5, 10, [], { reach: [2, 2] }),
    replacedLines(at - 1, 4, [], { reach: [2, 2] }),
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

/** The whole file is pasted into itself. */
export function pastedIntoItself(): Mistake[] {
  return linesLike(/./, 12).map((index) => replacedLines(index, 0, lines))
}

/** The same, in the middle of a line. */
export function pastedIntoLine(): Mistake[] {
  return linesLike(/"\S+": /, 12).map((index) => {
    const line = lines[index] ?? ''
    const at = Math.floor(line.length / 2)
    const [first = '', ...rest] = lines
    const by = [line.slice(0, at) + first, ...rest.slice(0, -1), `}${line.slice(at)}`]
    return replacedLines(index, 1, by)
  })
}

/** An entry, or its beginning, is pasted into its own middle. */
export function blockIntoItself(): Mistake[] {
  return linesLike(/^ {4}\{$/, 12).flatMap((index) => {
    const size = lines.slice(index).findIndex((line) => /^ {4}\},?$/.test(line))
    const whole = [...lines.slice(index, index + size), '    },']
    return [lines.slice(index, index + 5), whole].map((pasted) =>
      // The end of the line before it is a right place too.
      replacedLines(index + 2, 0, pasted, { reach: [1, -4] }),
    )
  })
}
