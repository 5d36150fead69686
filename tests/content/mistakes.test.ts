// @vitest-environment node
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { checkContent, type PublicFiles } from '../../schema/checkContent.ts'
import type { Problem } from '../../schema/problem.ts'
import { publicFiles } from '../../scripts/content/contentFile.ts'
import * as marks from './mistakes/marks.ts'
import { original, type Mistake } from './mistakes/mistake.ts'
import * as names from './mistakes/names.ts'
import * as texts from './mistakes/texts.ts'
import * as values from './mistakes/values.ts'

/** The real pictures, read once: thousands of checks look at them. */
function rememberedFiles(): PublicFiles {
  const files = publicFiles(resolve(import.meta.dirname, '../sample/public'))
  const paths = files.list()
  const contents = new Map(paths.map((path) => [path, files.read(path)]))
  return { list: () => paths, read: (path) => contents.get(path) }
}

const files = rememberedFiles()

function said({ code, line, message, fix }: Problem): string {
  return `${line} ${code} ${message.en} ${fix.en}`
}

function isNamed(problem: Problem, words: string): boolean {
  return (['en', 'br'] as const).every((language) =>
    `${problem.message[language]} ${problem.fix[language]}`.includes(words),
  )
}

/** What the check got wrong about one mistake, or undefined. */
function fault({
  where,
  text,
  lines,
  names: words,
  mendable,
}: Mistake): string | undefined {
  const { problems } = checkContent(text, { files })
  const [problem] = problems
  if (!problem || problems.length > 1)
    return `${where}: ${problems.length} problems: ${problems.map(said).join(' | ')}`
  if (problem.severity === 'warning') return `${where}: only a warning: ${said(problem)}`
  const [first, last] = lines
  if (problem.line < first || problem.line > last)
    return `${where}: not on line ${first}: ${said(problem)}`
  if (!isNamed(problem, words))
    return `${where}: does not name ${words}: ${said(problem)}`
  if (!mendable) return undefined
  if (!problem.edit) return `${where}: has no edit: ${said(problem)}`
  const { offset, length, text: right } = problem.edit
  const mended = checkContent(
    text.slice(0, offset) + right + text.slice(offset + length),
    { files },
  )
  return mended.problems.length === 0
    ? undefined
    : `${where}: still ${mended.problems.map(said).join(' | ')}`
}

const kinds: Record<string, () => Mistake[]> = { ...names, ...values, ...texts, ...marks }

test('the content as it is has no problems', () => {
  expect(checkContent(original, { files }).problems).toEqual([])
})

test.for(Object.entries(kinds))(
  '%s: one error each, at its line, with the right way to mend it',
  ([, make]) => {
    const mistakes = make()
    expect(mistakes.length).toBeGreaterThan(1)
    expect(mistakes.flatMap((mistake) => fault(mistake) ?? [])).toEqual([])
  },
)

test('more than a thousand mistakes are tried', () => {
  const count = Object.values(kinds).reduce((sum, make) => sum + make().length, 0)
  expect(count).toBeGreaterThan(1000)
})
