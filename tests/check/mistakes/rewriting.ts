import { changedLines, textLine } from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'

type Parts = [indent: string, name: string, value: string, comma: string]

/** Text lines with a comma and some words, rewritten. */
export function rewritten(
  rewrite: (...parts: Parts) => string,
  form: RegExp = /^ +"(?!language\.)[\w.]+": "[^"\\]{4,}",$/,
  count = 9,
): Mistake[] {
  return changedLines(form, count, (line) => {
    const [, indent = '', name = '', value = '', comma = ''] = textLine.exec(line) ?? []
    return rewrite(indent, name, value, comma)
  })
}

export const withSpace = /^ +"(?!language\.)[a-z]+\.[\w.]+": "[^"\\{}]*[a-z] [^"\\{}]+",$/

/** Where the first word of a text ends. */
export const cut = (value: string) => value.indexOf(' ')

/** Each line has several such marks, and each mark may be told. */
export function several(mistakes: Mistake[], most = 3): Mistake[] {
  return mistakes.map((mistake) => ({ ...mistake, most }))
}

/** Text lines with something else in the place of the text. */
export const withText = (write: (text: string) => string, count = 3) =>
  rewritten((i, n, v, c) => `${i}"${n}": ${write(v)}${c}`, withSpace, count)

/** Texts with other signs in the place of their first space. */
export const withSigns = (signs: string, count = 9) =>
  withText((v) => `"${v.slice(0, cut(v))}${signs}${v.slice(cut(v) + 1)}"`, count)
