import { expect, test } from 'vitest'

import { isLaidOutAlike } from './layout.ts'

const value = { a: [{ b: '{\n', c: 1 }], d: {}, e: ['say "]', '\\'] }

test.each([0, 1, 2, 4, '\t'])(
  'indentation by %j tells the same as the brackets',
  (by) => {
    expect(isLaidOutAlike(JSON.stringify(value, null, by))).toBe(true)
  },
)

test.each([
  ['a line that stands further in', '{\n  "a": 1,\n    "b": 2\n}'],
  ['a text of a list that stands further in', '[\n  "a",\n    "b"\n]'],
  ['a line that stands further out', '{\n  "a": {\n  "b": 2\n  }\n}'],
  ['a bracket closed further out', '{\n  "a": {\n    "b": 2\n},\n  "c": 1\n}'],
])('%s does not', (_, text) => {
  expect(isLaidOutAlike(text)).toBe(false)
})
