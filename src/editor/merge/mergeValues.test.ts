import { expect, test } from 'vitest'

import { mergeValues } from './mergeValues.ts'

const list = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }))

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['two changes', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
  ['an equal change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['a name that one removed', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  [
    'an entry that each added',
    list('a', 'b'),
    list('x', 'a', 'b'),
    list('a', 'b', 'y'),
    list('x', 'a', 'b', 'y'),
  ],
  [
    'an entry that one side moved and the other changed',
    list('a', 'b', 'c'),
    list('c', 'a', 'b'),
    [...list('a', 'b'), { id: 'c', name: 'new' }],
    [{ id: 'c', name: 'new' }, ...list('a', 'b')],
  ],
])('%s is merged without a conflict', (_, base, ours, theirs, value) => {
  expect(mergeValues({ base, ours, theirs })).toEqual({ value, conflicts: [] })
})

test('only values that both sides changed are conflicts', () => {
  const merged = mergeValues({
    base: { company: { phone: '1', name: 'A' } },
    ours: { company: { phone: '2', name: 'B' } },
    theirs: { company: { phone: '3', name: 'A' } },
  })
  expect(merged).toEqual({
    value: { company: { phone: '2', name: 'B' } },
    conflicts: [{ path: ['company', 'phone'], base: '1', ours: '2', theirs: '3' }],
  })
})

test('if both sides added an entry with the same id, only the differences are conflicts', () => {
  const merged = mergeValues({
    base: [],
    ours: [{ id: 'a', name: '1' }],
    theirs: [{ id: 'a', name: '2' }],
  })
  expect(merged.conflicts).toMatchObject([{ path: [0, 'name'], ours: '1', theirs: '2' }])
})
