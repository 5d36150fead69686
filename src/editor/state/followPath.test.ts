import { expect, test } from 'vitest'

import { pathAfter } from './followPath.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
const changedB = { id: 'b', name: 'typed' }

test.each([
  ['an entry was inserted above it', [c, a, b], 2],
  ['it was changed and moved', [changedB, a], 0],
  ['it got another id', [a, { id: 'd', name: 'b' }], 1],
  ['the one above it was removed', [b], 0],
  ['it was removed', [a], undefined],
])('a path is updated, or undefined if its entry was removed: %s', (_, list, index) => {
  const after = pathAfter({ list: [a, b] }, { list }, ['list', 1, 'name'])
  expect(after).toEqual(index === undefined ? undefined : ['list', index, 'name'])
})

test('a path follows an entry of a list that is in another moved entry', () => {
  const [before, other] = [{ links: [a, b] }, { links: [c] }]
  const after = pathAfter([before, other], [other, { links: [b, a] }], [0, 'links', 1])
  expect(after).toEqual([1, 'links', 0])
})
