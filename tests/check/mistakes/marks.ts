import { lineAt, original, type Mistake } from './mistake.ts'

/** Positions of punctuation in the sample, outside of strings. */
function marksIn(text: string): { mark: string; at: number }[] {
  const marks: { mark: string; at: number }[] = []
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at)
    if (inString && mark === '\\') at += 1
    else if (mark === '"') {
      inString = !inString
      marks.push({ mark, at })
    } else if (!inString && '{}[]:,'.includes(mark)) marks.push({ mark, at })
  }
  return marks
}

const marks = marksIn(original)

/** Every nth of them, over the whole file. */
function some(wanted: string, every: number) {
  return marks
    .filter(({ mark }) => wanted.includes(mark))
    .filter((_, index) => index % every === 0)
}

function replaced(
  at: number,
  length: number,
  by: string,
  names: string,
  reach: readonly [number, number] = [0, 0],
): Mistake {
  const line = lineAt(original, at)
  return {
    where: `line ${line}, ${original.slice(at, at + length)} → ${by}`,
    text: original.slice(0, at) + by + original.slice(at + length),
    lines: [line + reach[0], line + reach[1]],
    names,
    fixable: true,
  }
}

/** A bracket on a line of its own: the end of the line before is right as well. */
const around = [-1, 1] as const

/** Reported at its line and not fixed: brackets, characters in strings, notations of numbers. */
const onlyReported = (mistake: Mistake): Mistake => ({
  ...mistake,
  names: '',
  fixable: false,
})

/** Without its quotation mark, what stands in front of digits or a brace is read as a string and a number or group. */
const isBeforeNumber = (at: number) => /^(?:: ")?[\d{]/.test(original.slice(at))

export function missingMarks(): Mistake[] {
  return [
    ...some(',', 6).map(({ at }) => replaced(at, 1, '', '')),
    ...some(':', 6).map(({ at }) => replaced(at, 1, '', '')),
    ...some('"', 11).map(({ at }) => {
      const mistake = onlyReported(replaced(at, 1, '', ''))
      return isBeforeNumber(at + 1) ? mistake : { ...mistake, names: '"' }
    }),
    ...some('{}[]', 1).map(({ at }) => onlyReported(replaced(at, 1, '', '', around))),
  ]
}

interface Found {
  at: number
  written: string
}

function matches(form: RegExp, every: number): Found[] {
  return [...original.matchAll(form)]
    .map((match) => ({ at: match.index, written: match[0] }))
    .filter((_, index) => index % every === 0)
}

/** The sample with one character replaced. */
const inserted = (at: number, words: string) =>
  original.slice(0, at) + words + original.slice(at + 1)

export function brokenTexts(): Mistake[] {
  return matches(
    /(?<="(?!language)[a-z][\w.]*": "[^"\n]{5,}[a-z]) (?=[a-z])/g,
    17,
  ).flatMap(({ at }) => [
    onlyReported(replaced(at, 1, '\n', '')),
    onlyReported(replaced(at, 1, '\t', '')),
    { ...onlyReported(replaced(at, 1, ' \\ ', '')), meant: inserted(at, ' \\\\ ') },
    { ...onlyReported(replaced(at, 1, ' "so" ', '')), names: '“' },
  ])
}
