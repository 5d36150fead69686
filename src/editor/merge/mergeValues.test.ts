import { expect, test } from 'vitest'

import { mergeValues } from './mergeValues.ts'

const entry = (id: string, name = id) => ({ id, name })
const [a, b, c, x, y] = ['a', 'b', 'c', 'x', 'y'].map((id) => entry(id))
const [one, two, moved] = [entry('n', '1'), entry('n', '2'), entry('c', 'C')]

test('changes by both sides are merged, also in lists, and only different values are conflicts', () => {
  const base = { phone: '1', name: 'A', same: 1, gone: 1, list: [a, b, c], new: [] }
  const ours = { phone: '2', name: 'B', same: 2, list: [c, x, a, b], new: [one] }
  const list = [a, b, moved, y]
  const theirs = { phone: '3', name: 'A', same: 2, gone: 1, list, new: [two] }
  expect(mergeValues({ base, ours, theirs })).toEqual({
    value: { phone: '2', name: 'B', same: 2, list: [moved, x, a, b, y], new: [one] },
    conflicts: [
      { path: ['phone'], base: '1', ours: '2', theirs: '3' },
      { path: ['new', 0, 'name'], base: undefined, ours: '1', theirs: '2' },
    ],
  })
})
