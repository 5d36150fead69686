import { expect, test } from 'vitest'

import { readIcu } from './readIcu.ts'

const named = (name: string, start: number, end: number, isPlain = true) => ({
  name,
  start,
  end,
  isPlain,
})

test.each([
  ['plain', []],
  ["it's", []],
  ["'{'name'}'", []],
  ["'{name}' {a}", [named('a', 9, 12)]],
  ['{a} and {b}', [named('a', 0, 3), named('b', 8, 11)]],
  ['{n, number}', [named('n', 0, 11, false)]],
  [
    '{n, plural, one {# of {all}} other {#}}',
    [named('n', 0, 39, false), named('all', 22, 27)],
  ],
  // What stands in apostrophes up to the end opens and closes nothing.
  ["a '}b", []],
])('the names of %s', (text, names) => {
  expect(readIcu(text)).toEqual({ ok: true, arguments: names })
})

test.each([
  ['a } b', 2],
  ["it's '{' }", 9],
  ['{a} {b', 4],
  ['{a {b}', 0],
  ['a {} b', 2],
  ['so {n, plural, one {#}}', 3],
  ['a {b c} d', 2],
])('%s cannot be read, from %i on', (text, start) => {
  expect(readIcu(text)).toEqual({ ok: false, start, end: start + 1 })
})
