import { original, type Mistake } from './mistake.ts'

export const lines = original.trimEnd().split('\n')

/** The lines of a form, by index: about `count` of them, spread over the whole file, the first and the last included. */
export function linesLike(form: RegExp, count: number): number[] {
  const found = [...lines.keys()].filter((index) => form.test(lines[index] ?? ''))
  const step = Math.max(1, (found.length - 1) / (count - 1))
  const chosen = Array.from(
    { length: count },
    (_, turn) => found[Math.round(turn * step)],
  )
  return [...new Set(chosen.filter((index) => index !== undefined))]
}

interface Expected {
  /** How many lines above and below the change the problem may be told; all lines by default. */
  reach?: readonly [before: number, after: number] | undefined
  names?: string
  most?: number
}

/** The sample with some of its lines taken out at an index and others put in their place. */
export function replacedLines(
  index: number,
  count: number,
  by: readonly string[],
  { reach, names = '', most = 1 }: Expected = {},
): Mistake {
  const gone = lines.slice(index, index + count).join(' ⏎ ')
  return {
    where: `line ${index + 1}, ${gone.slice(0, 60)} → ${by.join(' ⏎ ').slice(0, 80)}`,
    text: `${lines.toSpliced(index, count, ...by).join('\n')}\n`,
    lines: reach
      ? [index + 1 - reach[0], index + Math.max(by.length, 1) + reach[1]]
      : [1, Number.MAX_SAFE_INTEGER],
    names,
    mendable: false,
    most,
  }
}

/** The same change on many lines of a form. */
export function changedLines(
  form: RegExp,
  count: number,
  change: (line: string) => string,
  expected: Expected = { reach: [0, 1] },
): Mistake[] {
  return linesLike(form, count).map((index) =>
    replacedLines(index, 1, change(lines[index] ?? '').split('\n'), expected),
  )
}

/** Lines of their own, put in behind texts. */
export const putLines = (words: string, count = 4, form = /",$/) =>
  linesLike(form, count).map((index) =>
    replacedLines(index + 1, 0, words.split('\n'), { reach: [1, 0] }),
  )

/** A text line: its indentation, its name, its value without quotation marks, its comma. */
export const textLine = /^( +)"([\w.$]+)": "(.*)"(,?)$/
