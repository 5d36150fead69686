import { expect, test } from 'vitest'

import type { Path } from '../../../schema/read/readDocument.ts'
import { entriesAfter, pathAfter } from './followPath.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ['one comes in above', [a, b], [c, a, b], [1, 2]],
  ['one goes', [a, b, c], [a, c], [0, undefined, 1]],
  ['two change places', [a, b, c], [b, a, c], [1, 0, 2]],
  ['one is another, by its id', [a, b], [c, { id: 'b', text: 'B' }, a], [2, 1]],
])('of a list in which %s', (_, before, after, places) => {
  expect(entriesAfter(before, after)).toEqual(places)
})

const entry = { id: 'x', facts: [a, b] }

test.each<[Path, Path | undefined]>([
  [
    ['list', 0, 'facts', 1, 'id'],
    ['list', 1, 'facts', 2, 'id'],
  ],
  // The index behind the last entry.
  [
    ['list', 1],
    ['list', 1],
  ],
  [['list', 0, 'facts', 0], undefined],
  [
    ['other', 0, 'id'],
    ['other', 0, 'id'],
  ],
])('%j is %j afterwards', (path, after) => {
  const before = { list: [entry], other: [a] }
  const now = { list: [c, { ...entry, facts: [c, d, b] }], other: [a] }
  expect(pathAfter(before, now, path)).toEqual(after)
})
