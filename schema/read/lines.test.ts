import { expect, test } from 'vitest'

import { lineOf, linesOf } from './lines.ts'

test.each([
  [3, 1, 4],
  [4, 2, 1],
  [8, 3, 1],
  [12, 4, 4],
])('the character %i stands in line %i, column %i', (offset, line, column) => {
  const text = 'one\ntwo\n\nfour'
  expect(linesOf(text).at(offset)).toEqual({ line, column })
  expect(lineOf(text, offset)).toBe(line)
})
