/** Typos, and mistakes made by keyboards, phones and office programs. */
import {
  changedLines,
  lines,
  linesLike,
  putLines,
  replacedLines,
} from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'
import { rewritten, several, withSpace } from './rewriting.ts'

export const strayLetters = () =>
  ['s', 'z', 'v', 'jj', 'ss', '~', '´', '\\', '/', '^'].flatMap((letter) =>
    rewritten((i, n, v, c) => `${i}${letter}"${n}": "${v}"${c}`, withSpace, 2),
  )
export const lettersBehind = () =>
  ['s', 'q', '´', '~', '\\', '/', '?', '1', '.'].flatMap((letter) =>
    rewritten((i, n, v, c) => `${i}"${n}": "${v}"${c}${letter}`, withSpace, 2),
  )
export const lettersBetween = () =>
  ['s', '´', '~', '|', '-', '1', ';', '='].flatMap((letter) =>
    rewritten((i, n, v, c) => `${i}"${n}":${letter} "${v}"${c}`, withSpace, 2),
  )
export const editorWords = () =>
  [':wq', ':q!', '^X', 'dd', 'iii', '(END)', 'Ctrl+S'].flatMap((word) =>
    putLines(word, 3),
  )
const inForms = (...forms: [name: string, text: string][]) =>
  forms.flatMap(([name, text]) =>
    rewritten(
      (i, n, v, c) => `${i}${name.replace('…', n)}: ${text.replace('…', () => v)}${c}`,
      withSpace,
      4,
    ),
  )
export const mixedQuotes = () =>
  several(
    inForms(
      ['“…"', '"…"'],
      ['"…“', '"…"'],
      [`"…'`, '"…"'],
      [`'…"`, '"…"'],
      ['"…"', `'…"`],
      ['"…"', `"…'`],
      ['"…"', '“…"'],
      ['"…"', "''…''"],
      ['"…"', ",,…''"],
    ),
  )
export const fullWidthQuotes = () =>
  several(
    inForms(
      ['＂…＂', '＂…＂'],
      ['"…"', '「…」'],
      ['"…"', '‹…›'],
      ['"…"', '<…>'],
      ['"…"', '*…*'],
    ),
  )
export const otherCommas = () =>
  ['،', '、', '‚', '·', '，', '·,', ' ,,'].flatMap((comma) =>
    rewritten((i, n, v) => `${i}"${n}": "${v}"${comma}`, withSpace, 2),
  )
export const otherBraces = (): Mistake[] =>
  [
    ['{', '｛'],
    ['},', '｝,'],
    ['{', '<'],
    ['},', '>,'],
    ['{', '{}'],
    ['},', '};,'],
  ].flatMap(([from = '', to = '']) =>
    linesLike(from === '{' ? /^ {4}\{$/ : /^ {4}\},$/, 4).map((index) =>
      replacedLines(index, 1, [(lines[index] ?? '').replace(from, to)], {
        reach: [1, 1],
        most: 2,
      }),
    ),
  )
export const spacesInNames = () =>
  [
    (name: string) => ` ${name} `,
    (name: string) => name.replace('.', '. '),
    (name: string) => name.replace('.', '.\u200b'),
    (name: string) => `${name}:`,
    (name: string) => name.replace('e', 'е'),
    (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  ].flatMap((write) =>
    rewritten((i, n, v, c) => `${i}"${write(n)}": "${v}"${c}`, withSpace, 4),
  )
export const linkedAddresses = (): Mistake[] =>
  linesLike(/"https:\/\//, 6).map((index) =>
    replacedLines(
      index,
      1,
      [(lines[index] ?? '').replace(/"(https:[^"]*)"/, '"[$1]($1)"')],
      { reach: [0, 0] },
    ),
  )
export const linkedBare = (): Mistake[] =>
  linesLike(/"https:\/\//, 6).map((index) =>
    replacedLines(index, 1, [(lines[index] ?? '').replace(/"(https:[^"]*)"/, '<$1>')], {
      reach: [0, 1],
    }),
  )

/** An entry is copied without the comma between the two. */
export const copiedEntries = (): Mistake[] =>
  linesLike(/^ {4}\{$/, 6).map((start) => {
    const index = lines.findIndex((line, at) => at > start && /^ {4}\},?$/.test(line))
    const entry = [...lines.slice(start, index), '    },']
    const copy = [...entry.slice(0, -1), '    }']
    return {
      ...replacedLines(start, 0, copy, { reach: [1, 2 * copy.length] }),
      meant: replacedLines(start, 0, entry).text,
    }
  })

const onPlainLines = (change: (line: string) => string) =>
  changedLines(/"(city|name|hero\.title|footer\.close)":.*,$/, 6, change, {
    reach: [0, 1],
  })

/** A dash or a ditto mark instead of a value. */
export const marksForValues = () =>
  ['-', '—', '.', '?', '″', '__'].flatMap((mark) =>
    onPlainLines((line) => line.replace(/: ".*"/, `: ${mark}`)),
  )

/** Lines copied from a chat, with the sender's name. */
export const chatLines = () =>
  ['[22/11/2026 10:32] Maria: ', '10:32 - Maria: ', '@maria '].flatMap((stamp) =>
    onPlainLines((line) => stamp + line.trim()),
  )

/** A chat's asterisks for bold text, outside of the quotation marks. */
export const starredValues = () =>
  onPlainLines((line) => line.replace(/: (".*")/, ': *$1*'))

export const valuesInParentheses = () =>
  onPlainLines((line) => line.replace(/: (".*")/, ': ($1)'))

/** A spreadsheet writes the whole line as one cell. */
export const cellLines = () =>
  onPlainLines((line) => `"${line.trim().replaceAll('"', '""')}"`)

export const colonsTwice = () =>
  onPlainLines((line) => line.replace('": ', '":: ')).map((each) => ({
    ...each,
    fixable: true,
  }))

export const dotsBehindCommas = () => onPlainLines((line) => line.replace(/,$/, ',.'))
