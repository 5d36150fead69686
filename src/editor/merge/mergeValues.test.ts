import { expect, test } from 'vitest'

import { mergeValues } from './mergeValues.ts'

const entry = (id: string, name = id) => ({ id, name })
const [a, b, c, x, y] = ['a', 'b', 'c', 'x', 'y'].map((id) => entry(id))
const [ourNew, theirNew, theirC] = [entry('n', '1'), entry('n', '2'), entry('c', 'C')]

test('changes of both sides are merged, also in lists, and a value that both changed differently is a conflict', () => {
  const base = { phone: '1', name: 'A', same: 1, gone: 1, list: [a, b, c], new: [] }
  const ours = { phone: '2', name: 'B', same: 2, list: [c, x, a, b], new: [ourNew] }
  const list = [a, b, theirC, y]
  const theirs = { phone: '3', name: 'A', same: 2, gone: 1, list, new: [theirNew] }
  expect(mergeValues({ base, ours, theirs })).toEqual({
    value: { phone: '2', name: 'B', same: 2, list: [theirC, x, a, b, y], new: [ourNew] },
    conflicts: [
      { path: ['phone'], base: '1', ours: '2', theirs: '3' },
      { path: ['new', 0, 'name'], base: undefined, ours: '1', theirs: '2' },
    ],
  })
})
