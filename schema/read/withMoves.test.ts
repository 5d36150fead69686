import { expect, test } from 'vitest'

import { readDocument } from './readDocument.ts'
import { withMoves, type Move } from './withMoves.ts'

function moved(content: object, ...moves: Move[]) {
  return withMoves(readDocument(JSON.stringify(content), content, 0), moves)
}

test('an entry goes to the end of its list, a property under its name', () => {
  const entry = { from: ['extra'], to: ['list', 1] }
  expect(moved({ list: [{ a: 1 }], extra: { a: 2 } }, entry).value).toEqual({
    list: [{ a: 1 }, { a: 2 }],
  })
  const property = { from: ['one', 'x'], to: ['two', 'y'] }
  expect(moved({ one: { x: 1, z: 0 }, two: { a: 2 } }, property).value).toEqual({
    one: { z: 0 },
    two: { a: 2, y: 1 },
  })
})

test('an entry in the wrong list leaves no gap there', () => {
  const { value } = moved(
    { one: [1, 2, 3], two: [] },
    { from: ['one', 1], to: ['two', 0] },
  )
  expect(value).toEqual({ one: [1, 3], two: [2] })
})

test('the groups and the list on the way are made where they are missing', () => {
  const content = { extra: { a: 1 } }
  expect(moved(content, { from: ['extra'], to: ['list', 0] }).value).toEqual({
    list: [{ a: 1 }],
  })
  expect(moved(content, { from: ['extra'], to: ['x', 'y', 0] }).value).toEqual({
    x: { y: [{ a: 1 }] },
  })
  expect(moved(content, { from: ['extra'], to: ['x', 'y'] }).value).toEqual({
    x: { y: { a: 1 } },
  })
})

test('what has no place, and what is not there, is left out', () => {
  const nowhere = { from: ['b'], to: undefined }
  expect(moved({ a: 1, b: 2 }, nowhere).value).toEqual({ a: 1 })
  const absent = { from: ['c'], to: ['d'] }
  expect(moved({ a: 1 }, absent).value).toEqual({ a: 1 })
})

test('nothing is put into what is no list or no group', () => {
  const list = { from: ['b'], to: ['a', 0] }
  expect(moved({ a: { x: 1 }, b: 2 }, list).value).toEqual({ a: { x: 1 } })
  const group = { from: ['b'], to: ['a', 'c'] }
  expect(moved({ a: [1], b: 2 }, group).value).toEqual({ a: [1] })
})

test('what has moved is told where it stands in the text', () => {
  const text = '{"list":[],"extra":{"a":1},"b":2}'
  const span = (words: string) => ({ offset: text.indexOf(words), length: words.length })
  const document = moved(
    { list: [], extra: { a: 1 }, b: 2 },
    { from: ['extra'], to: ['list', 0] },
    { from: ['b'], to: ['group', 'c'] },
  )
  expect(document.valueSpan(['list', 0, 'a'])).toEqual(span('1'))
  expect(document.keySpan(['list', 0, 'a'])).toEqual(span('"a"'))
  expect(document.keySpan(['group', 'c'])).toEqual(span('"b"'))
  // A group that was made stands for the one that it is missing in.
  expect(document.valueSpan(['group'])).toEqual({ offset: 0, length: text.length })
})
