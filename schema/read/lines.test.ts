import { expect, test } from 'vitest'

import { lineOf, linesOf } from './lines.ts'

const text = 'one\ntwo\n\nfour'

test.each([
  [0, 1, 1],
  [3, 1, 4],
  [4, 2, 1],
  [6, 2, 3],
  [7, 2, 4],
  [8, 3, 1],
  [9, 4, 1],
  [12, 4, 4],
])('the character %i stands in line %i, column %i', (offset, line, column) => {
  expect(linesOf(text).at(offset)).toEqual({ line, column })
  expect(lineOf(text, offset)).toBe(line)
})

test('a text without a line end has one line', () => {
  expect(linesOf('one').at(2)).toEqual({ line: 1, column: 3 })
  expect(lineOf('one', 2)).toBe(1)
})
