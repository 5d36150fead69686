import { isDeepStrictEqual } from 'node:util'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { fixContent } from '../../schema/fixContent.ts'
import type { Problem } from '../../schema/problem.ts'
import { lineDiff } from '../../scripts/check/lineDiff.ts'
import { kinds } from './mistakes/kinds.ts'
import { original, type Mistake } from './mistakes/mistake.ts'
import { smallFiles } from './smallFiles.ts'

const files = smallFiles()

function said({ code, line, message, fix }: Problem): string {
  return `${line} ${code} ${message.en} ${fix.en}`
}

function isNamed(problem: Problem, words: string): boolean {
  return (['en', 'br'] as const).every((language) =>
    `${problem.message[language]} ${problem.fix[language]}`.includes(words),
  )
}

/** What the check gets wrong about one mistake; undefined when all is right. */
function faultOfCheck({ text, lines, names: words, fixable, isData, most = 1 }: Mistake) {
  const { problems } = checkContent(text, { files })
  const [problem] = problems
  if (!problem || problems.length > most)
    return `${problems.length} problems: ${problems.slice(0, 9).map(said).join(' | ')}`
  if (problem.severity === 'warning') return `only a warning: ${said(problem)}`
  const [first, last] = lines
  if (problem.line < first || problem.line > last)
    return `not on line ${first}: ${said(problem)}`
  if (!isNamed(problem, words)) return `does not name ${words}: ${said(problem)}`
  if (isData && problem.fix.en.startsWith('delete')) return `loses it: ${said(problem)}`
  if (!fixable) return undefined
  if (!problem.edit) return `has no edit: ${said(problem)}`
  const { offset, length, text: right } = problem.edit
  const fixedText = text.slice(0, offset) + right + text.slice(offset + length)
  const left = checkContent(fixedText, { files }).problems
  return left.length === 0 ? undefined : `still ${left.map(said).join(' | ')}`
}

/** --fix must restore what was meant, or leave the file alone. */
function faultOfFix({ text, meant = original }: Mistake) {
  const fixed = fixContent(text, { files }).text
  if (fixed === text || isSameContent(fixed, meant)) return undefined
  return `mended to something else: ${lineDiff(text, fixed)}`
}

function isSameContent(one: string, other: string): boolean {
  return isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
}

const { WHOLE_MATRIX: isWhole } = process.env

/** All mistakes take minutes: without WHOLE_MATRIX one of each kind is tried, from different parts of the file. */
function chosen(mistakes: Mistake[], turn: number): Mistake[] {
  if (isWhole) return mistakes
  return mistakes.slice(turn % 2 === 0 ? -1 : 0).slice(0, 1)
}

/** Every third kind, unless WHOLE_MATRIX is set. */
const tried = Object.entries(kinds)
  .map(([kind, make], turn) => ({ kind, make, turn }))
  .filter(({ turn }) => isWhole || turn % 3 === 0)

test('the content as it is has no problems', () => {
  expect(checkContent(original, { files }).problems).toEqual([])
})

test.for(tried)(
  '$kind: one error at its line, fixed to what was meant or not at all',
  // Some kinds have hundreds of mistakes, which take a while on a busy machine.
  { timeout: 300_000 },
  ({ make, turn }) => {
    const mistakes = chosen(make(), turn)
    expect(mistakes.length).toBeGreaterThan(0)
    const faults = mistakes.flatMap((mistake) => {
      const fault = faultOfCheck(mistake) ?? faultOfFix(mistake)
      return fault === undefined ? [] : [`${mistake.where}: ${fault}`]
    })
    expect(faults).toEqual([])
  },
)
