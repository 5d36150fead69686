import { expect, test } from 'vitest'

import { pathsAt } from './pathsAt.ts'

const text = '{ "a": [1, { "b.c": "x, {y}" }], "d": { "e": "f" }, "g": 1 }'
const pathOf = (words: string, of = text) => pathsAt(of, [of.indexOf(words)])[0]

test.each([
  ['{ "a"', []],
  ['"a"', ['a']],
  ['1, {', ['a', 0]],
  ['{ "b', ['a', 1]],
  ['"b.c"', ['a', 1, 'b.c']],
  ['"x, {y}"', ['a', 1, 'b.c']],
  ['{y}', ['a', 1, 'b.c']],
  ['"f"', ['d', 'e']],
  ['"g"', ['g']],
])('%s lies at %j', (words, path) => {
  expect(pathOf(words)).toEqual(path)
})

test('many offsets are read in one go, in a broken text too', () => {
  const broken = '{ "a": { "b: 1 }\n "c": [ 2 3 ]'
  expect(pathsAt(broken, [0, broken.indexOf('"c"'), broken.indexOf('3')])).toEqual([
    [],
    ['a', 'b: 1 }'],
    ['a', 'b: 1 }', 0],
  ])
})

test('a bracket belongs to what it opens, a comma to what it ends', () => {
  const list = '{ "a": [1, 2], "b": 3 }'
  const paths = pathsAt(list, [
    list.indexOf('['),
    list.indexOf(', 2'),
    list.indexOf(', "b"'),
    list.length,
  ])
  expect(paths).toEqual([['a'], ['a', 0], ['a'], []])
})

test('more than one offset of a place, and marks outside of everything, are read', () => {
  expect(pathsAt('"x", ] {"a": 1}', [0, 3, 3, 13])).toEqual([[], [], [], ['a']])
  expect(pathsAt('{"a\\u0062": 1}', [12])).toEqual([['ab']])
  expect(pathsAt('{"a\\q": 1}', [8])).toEqual([['a\\q']])
  expect(pathsAt('', [0, 5])).toEqual([[], []])
})
