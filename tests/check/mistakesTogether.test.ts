// @vitest-environment node
import { isDeepStrictEqual } from 'node:util'

import { expect, test } from 'vitest'

import { isSyntaxCode } from '../../schema/check/finding.ts'
import { checkContent } from '../../schema/checkContent.ts'
import { fixContent } from '../../schema/fixContent.ts'
import type { Problem } from '../../schema/problem.ts'
import { isJson } from '../../schema/read/isJson.ts'
import * as innerMarks from './mistakes/innerMarks.ts'
import * as keyboards from './mistakes/keyboards.ts'
import * as lost from './mistakes/lost.ts'
import * as marks from './mistakes/marks.ts'
import { lineAt, original, type Mistake } from './mistakes/mistake.ts'
import * as moved from './mistakes/moved.ts'
import * as names from './mistakes/names.ts'
import * as notations from './mistakes/notations.ts'
import * as rewritten from './mistakes/rewritten.ts'
import * as slips from './mistakes/slips.ts'
import * as texts from './mistakes/textMistakes.ts'
import { seedOf } from './seed.ts'
import { smallFiles } from './smallFiles.ts'

/** A mistake as the one stretch of the sample that it changes, and the lines where it is told. */
interface Change {
  where: string
  from: number
  to: number
  by: string
  lines: Mistake['lines']
  /** The line where it begins, and how many lines longer it makes the file. */
  line: number
  longer: number
}

const countLines = (text: string) => text.split('\n').length

function changeOf({ text, where, lines }: Mistake): Change {
  let from = 0
  while (from < text.length && text[from] === original[from]) from += 1
  let end = 0
  const room = Math.min(text.length, original.length) - from
  while (end < room && text.at(-1 - end) === original.at(-1 - end)) end += 1
  return {
    where,
    from,
    to: original.length - end,
    by: text.slice(from, text.length - end),
    lines,
    line: lineAt(original, from),
    longer: countLines(text) - countLines(original),
  }
}

/** The lines where one of several mistakes is told. */
function linesAmong(change: Change, all: readonly Change[]): number[] {
  return change.lines.map((line) => {
    const before = line > change.line ? line - change.longer : line
    return all
      .filter((other) => other !== change && other.line < before)
      .reduce((sum, { longer }) => sum + longer, line)
  })
}

/** What keeps the file from being read may hide another mistake. */
const hides = ({ code }: Problem) => isSyntaxCode(code)

function untold(changes: readonly Change[], problems: readonly Problem[]): Change[] {
  if (problems.some(hides)) return []
  return changes.filter((change) => {
    const [first = 1, last = first] = linesAmong(change, changes)
    return !problems.some(({ line }) => line >= first && line <= last)
  })
}

function withChanges(changes: readonly Change[]): string {
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (text, { from, to, by }) => text.slice(0, from) + by + text.slice(to),
      original,
    )
}

const kinds = Object.values({
  ...lost,
  ...marks,
  ...moved,
  ...names,
  ...rewritten,
  ...texts,
  ...notations,
  ...slips,
  ...keyboards,
  ...innerMarks,
})
const changes = kinds.map((make) =>
  make().flatMap((mistake) => (mistake.meant === undefined ? [changeOf(mistake)] : [])),
)

/** Numbers that come out the same for the same seed. */
function newRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 16_807) % 2_147_483_647
    return state % below
  }
}

function drawn(random: (below: number) => number): Change[] {
  const count = 2 + random(2)
  const found: Change[] = []
  for (let tries = 0; tries < 40 && found.length < count; tries += 1) {
    const ofKind = changes[random(changes.length)] ?? []
    const change = ofKind[random(Math.max(ofKind.length, 1))]
    const isApart =
      change &&
      found.every(({ from, to }) => change.from > to + 200 || change.to + 200 < from)
    if (isApart) found.push(change)
  }
  return found
}

/** The contents that --fix may make of some mistakes: any of them mended, the others as they are. */
function allowed(mistakes: readonly Change[]): string[] {
  const [first, ...others] = mistakes
  if (!first) return [original]
  const subsets = (all: readonly Change[]): Change[][] => {
    const [one, ...rest] = all
    return one ? subsets(rest).flatMap((each) => [each, [one, ...each]]) : [[]]
  }
  return subsets([first, ...others])
    .map(withChanges)
    .filter(isJson)
}

// `npm run test:full` asks for many.
const inFull = process.env['WHOLE_MATRIX'] === undefined ? undefined : '2000'
const asked = process.env['MISTAKES_TOGETHER'] ?? inFull
const runs = Number(asked ?? 40)
const files = smallFiles()

test(
  'two or three mistakes at once are told, and mended to what was meant or not at all',
  { timeout: 900_000 },
  () => {
    const random = newRandom(seedOf('Mistakes together', asked !== undefined))
    const faults: string[] = []
    for (let run = 0; run < runs; run += 1) {
      const mistakes = drawn(random)
      const text = withChanges(mistakes)
      const what = mistakes.map(({ where }) => where).join(' + ')
      const { problems } = checkContent(text, { files })
      for (const { where } of untold(mistakes, problems))
        faults.push(`not told: ${where} of ${what}`)
      const fixed = fixContent(text, { files }).text
      const isRight =
        fixed === text ||
        allowed(mistakes).some((each) =>
          isDeepStrictEqual(JSON.parse(fixed), JSON.parse(each)),
        )
      if (!isRight) faults.push(`mended to something else: ${what}`)
    }
    expect(faults).toEqual([])
  },
)
