import { isDeepStrictEqual } from 'node:util'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { fixContent } from '../../schema/fixContent.ts'
import type { ProblemCode } from '../../schema/messages/wordings.ts'
import type { Problem } from '../../schema/problem.ts'
import { isJson } from '../../schema/read/isJson.ts'
import { smallKinds } from './mistakes/kinds.ts'
import { lineAt, original, type Mistake } from './mistakes/mistake.ts'
import { seedOf } from './seed.ts'
import { smallFiles } from './smallFiles.ts'

/** A mistake as one changed stretch of the sample, with the lines where it may be reported. */
interface Change {
  where: string
  from: number
  to: number
  by: string
  lines: Mistake['lines']
  /** First and last changed line in the sample, and how many lines the file grows. */
  line: number
  endLine: number
  longer: number
  /** Is the file no longer valid JSON? */
  breaksSyntax: boolean
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
    endLine: lineAt(original, original.length - end),
    longer: countLines(text) - countLines(original),
    breaksSyntax: !isJson(text),
  }
}

/** The lines where one of several mistakes may be reported. */
function linesAmong(change: Change, all: readonly Change[]): number[] {
  return change.lines.map((line) => {
    const before = line > change.line ? line - change.longer : line
    return all
      .filter((other) => other !== change && other.line < before)
      .reduce((sum, { longer }) => sum + longer, line)
  })
}

/** Two files in one, or two parts run together: nothing else can be reported. */
const hidingAll: ReadonlySet<string> = new Set<ProblemCode>([
  'pasted-twice',
  'lost-opening',
  'lost-lines',
  'lost-border',
])

interface Judged {
  found: Change[]
  missed: Change[]
}

/** Of broken syntax only the first fault is reported. */
function judged(mistakes: readonly Change[], problems: readonly Problem[]): Judged {
  const breaking = mistakes.filter(({ breaksSyntax }) => breaksSyntax)
  const due = breaking.length > 0 ? breaking : mistakes
  // A missing bracket nearby moves the place where a fault is noticed.
  const slack = breaking.length > 0 ? 1 : 0
  const isFound = (change: Change) => {
    const [first = 1, last = first] = linesAmong(change, mistakes)
    return problems.some(({ line }) => line >= first - slack && line <= last + slack)
  }
  const found = due.filter(isFound)
  // The others are reported after that one is fixed.
  const areHidden =
    problems.some(({ code }) => hidingAll.has(code)) ||
    (breaking.length > 0 && found.length > 0)
  const left = due.filter((change) => !found.includes(change))
  return { found, missed: areHidden ? [] : left }
}

function withChanges(changes: readonly Change[]): string {
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (text, { from, to, by }) => text.slice(0, from) + by + text.slice(to),
      original,
    )
}

const changes = Object.values(smallKinds).map((make) =>
  make().flatMap((mistake) => (mistake.meant === undefined ? [changeOf(mistake)] : [])),
)
const readable = changes.map((ofKind) =>
  ofKind.filter(({ breaksSyntax }) => !breaksSyntax),
)
const drawnFrom = [changes, readable].map((all) => all.filter(({ length }) => length > 0))

/** A seeded random number generator. */
function newRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 16_807) % 2_147_483_647
    return state % below
  }
}

/** Far enough apart: neither is reported within the lines that the other changes, where its line would be a guess. */
function areApart(one: Change, other: Change): boolean {
  const isReportedIn = ({ lines }: Change, { line, endLine }: Change) =>
    lines[1] < countLines(original) && lines[0] <= endLine && lines[1] >= line
  return (
    (one.from > other.to + 200 || one.to + 200 < other.from) &&
    !isReportedIn(one, other) &&
    !isReportedIn(other, one)
  )
}

function drawn(from: readonly Change[][], random: (below: number) => number): Change[] {
  const count = 2 + random(2)
  const found: Change[] = []
  for (let tries = 0; tries < 40 && found.length < count; tries += 1) {
    const ofKind = from[random(from.length)] ?? []
    const change = ofKind[random(ofKind.length)]
    if (change && found.every((other) => areApart(change, other))) found.push(change)
  }
  return found
}

/** What --fix may return: any of the mistakes fixed, the others unchanged. */
function allowed(mistakes: readonly Change[]): string[] {
  const [first, ...others] = mistakes
  if (!first) return [original]
  const subsets = (all: readonly Change[]): Change[][] => {
    const [one, ...rest] = all
    return one ? subsets(rest).flatMap((each) => [each, [one, ...each]]) : [[]]
  }
  return subsets([first, ...others]).map(withChanges)
}

/** In a file that is still broken, whitespace between tokens does not count. */
function isSame(one: string, other: string): boolean {
  const marks = (text: string) => text.replaceAll(/\s/g, '')
  return isJson(one) && isJson(other)
    ? isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
    : marks(one) === marks(other)
}

function isFixedRight(text: string, mistakes: readonly Change[]): boolean {
  const fixed = fixContent(text, { files }).text
  return fixed === text || allowed(mistakes).some((each) => isSame(fixed, each))
}

// `npm run test:full` sets this.
const inFull = process.env['WHOLE_MATRIX'] === undefined ? undefined : '2000'
const asked = process.env['MISTAKES_TOGETHER'] ?? inFull
const runs = Number(asked ?? 40)
const files = smallFiles()

test(
  'two or three mistakes at once are reported, and fixed to what was meant or not at all',
  { timeout: 900_000 },
  () => {
    const random = newRandom(seedOf('Mistakes together', asked !== undefined))
    const faults: string[] = []
    const count = { found: 0, missed: 0 }
    for (let run = 0; run < runs; run += 1) {
      const mistakes = drawn(drawnFrom[run % 2] ?? [], random)
      const text = withChanges(mistakes)
      const what = mistakes.map(({ where }) => where).join(' + ')
      const { found, missed } = judged(mistakes, checkContent(text, { files }).problems)
      count.found += found.length
      count.missed += missed.length
      if (missed.length === mistakes.length) faults.push(`not found: ${what}`)
      if (!isFixedRight(text, mistakes)) faults.push(`mended to something else: ${what}`)
    }
    expect(faults).toEqual([])
    // In 40 draws none is missed.
    expect(count.missed / (count.found + count.missed)).toBeLessThan(0.005)
  },
)
