import { original, type Mistake } from './mistake.ts'

export const lines = original.trimEnd().split('\n')

/** Indexes of about `count` lines that match, spread over the file, the first and the last included. */
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
  /** How many lines before and after the change the problem may be reported; by default, the changed lines. */
  reach?: readonly [before: number, after: number] | undefined
  names?: string
  most?: number
}

/** The sample with lines removed at an index and others inserted. */
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
    fixable: false,
    most,
  }
}
