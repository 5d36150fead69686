// @vitest-environment node
import { isDeepStrictEqual } from 'node:util'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { fixContent } from '../../schema/fixContent.ts'
import { isJson } from '../../schema/reading/isJson.ts'
import * as lost from './mistakes/lost.ts'
import * as marks from './mistakes/marks.ts'
import { original, type Mistake } from './mistakes/mistake.ts'
import * as moved from './mistakes/moved.ts'
import * as names from './mistakes/names.ts'
import * as rewritten from './mistakes/rewritten.ts'
import * as texts from './mistakes/texts.ts'

/** A mistake as the one stretch of the sample that it changes. */
interface Change {
  where: string
  from: number
  to: number
  by: string
}

function changeOf({ text, where }: Mistake): Change {
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
  }
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

/** In test:full another seed every time, printed for whoever has to look for it. */
const isWhole = process.env['WHOLE_MATRIX'] !== undefined
const runs = isWhole ? 2000 : 40

test(
  'two or three mistakes at once are told, and mended to what was meant or not at all',
  { timeout: 900_000 },
  () => {
    const seed = isWhole ? (Date.now() % 2_147_483_646) + 1 : 7
    console.info(`Seed of the mistakes drawn: ${seed}`)
    const random = newRandom(seed)
    const faults: string[] = []
    for (let run = 0; run < runs; run += 1) {
      const mistakes = drawn(random)
      const text = withChanges(mistakes)
      const what = mistakes.map(({ where }) => where).join(' + ')
      if (checkContent(text).problems.length === 0) faults.push(`not told: ${what}`)
      const fixed = fixContent(text).text
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
