import { expect, test } from 'vitest'

import { lookUp, readDocument as read } from './readDocument.ts'

function readDocument(json: string) {
  const document = read(json, JSON.parse(json))
  if (!document) throw new Error('It is nested too deep.')
  return document
}

const text = '{\n  "a": [1, { "b": 2 }],\n  "c": { "d": 3, "d": 45 }\n}'
const document = readDocument(text)
const span = (words: string, from = 0) => ({
  offset: text.indexOf(words, from),
  length: words.length,
})

test('of what is not there the nearest thing around it is given', () => {
  expect(document.valueSpan(['a', 9])).toEqual(span('[1, { "b": 2 }]'))
  expect(document.keySpan(['a', 9])).toEqual(span('"a"'))
  expect(document.valueSpan(['a', 0, 'x', 'y'])).toEqual(span('1'))
})

test('of a name that stands twice both places are given, and the last counts', () => {
  const first = span('"d"')
  const second = span('"d"', first.offset + 1)
  expect(document.duplicates).toEqual([{ path: ['c', 'd'], first, second }])
  expect(document.valueSpan(['c', 'd'])).toEqual(span('45'))
})

test('a value is looked up by its own names and positions', () => {
  const value = { a: [{ b: null }], c: 'text' }
  expect(lookUp(value, ['a', 0, 'b'])).toBe(null)
  expect(lookUp(value, ['a', '0'])).toBeUndefined()
  expect(lookUp(value, ['a', 'length'])).toBeUndefined()
  expect(lookUp(value, ['c', 0])).toBeUndefined()
  expect(lookUp(value, ['toString'])).toBeUndefined()
  expect(lookUp(value, ['a', 0, 'b', 'c'])).toBeUndefined()
  expect(document.valueAt(['a', 1])).toEqual({ b: 2 })
})

test('what is nested deeper than any content is not read, where a name stands twice too', () => {
  for (const levels of [120, 100_000]) {
    const deep = `{"a":${'['.repeat(levels)}${']'.repeat(levels)},"a":1}`
    expect(read(deep, JSON.parse(deep))).toBeUndefined()
  }
})

test.each([
  ['{\n', []],
  ['"a"', ['a']],
  ['1,', ['a', 0]],
  ['{ "b"', ['a', 1]],
  ['"b"', ['a', 1, 'b']],
  ['2 }', ['a', 1, 'b']],
  ['45', ['c', 'd']],
])('at %j stands the value of %j', (words, path) => {
  expect(document.pathAt(text.indexOf(words))).toEqual(path)
})
