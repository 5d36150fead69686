import { expect, test } from 'vitest'

import { readIcu } from './readIcu.ts'

const named = (name: string, start: number, end: number, kind = 'argument') => ({
  name,
  start,
  end,
  kind,
})

test.each([
  ['plain', []],
  ["it's", []],
  ["'{'name'}'", []],
  ["'{name}' {a}", [named('a', 9, 12)]],
  ['{a} and {b}', [named('a', 0, 3), named('b', 8, 11)]],
  ['{n, number}', [named('n', 0, 11, 'number')]],
  [
    '{n, plural, one {# of {all}} other {#}}',
    [named('n', 0, 39, 'plural'), named('all', 22, 27)],
  ],
  [
    '{who, select, b {{x}} a {y} other {}}',
    [named('who', 0, 37, 'select a b other'), named('x', 17, 20)],
  ],
])('the names of %s', (text, names) => {
  expect(readIcu(text)).toEqual({ ok: true, arguments: names })
})

test.each([
  ['a } b', 'brace-stray', 2, 3],
  ['{a} }', 'brace-stray', 4, 5],
  ["it's '{' }", 'brace-stray', 9, 10],
  ['a {b', 'brace-unclosed', 2, 3],
  ['{a} {b', 'brace-unclosed', 4, 5],
  ['{a {b}', 'brace-unclosed', 0, 1],
  ['a {} b', 'brace-empty', 2, 4],
  ['a { } {b}', 'brace-empty', 2, 5],
  ['so {n, plural, one {#}}', 'other-missing', 3, 4],
  ['a {b c} d', 'text-broken', 2, 3],
])('%s: %s from %i to %i', (text, fault, start, end) => {
  expect(readIcu(text)).toEqual({ ok: false, fault, start, end })
})

test('what stands in apostrophes up to the end opens and closes nothing', () => {
  expect(readIcu("a '}b")).toEqual({ ok: true, arguments: [] })
})
