import { changedLines, textLine } from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'

type Parts = [indent: string, name: string, value: string, comma: string]

/** Rewrites text lines that have a comma and some words. */
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

/** Each mistake has several faults, each of which may be reported. */
export function several(mistakes: Mistake[], most = 3): Mistake[] {
  return mistakes.map((mistake) => ({ ...mistake, most }))
}
