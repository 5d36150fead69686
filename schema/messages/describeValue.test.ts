import { expect, test } from 'vitest'

import { capitalize, excerpt, joinWords, oneOf, pluralize } from './describeValue.ts'

test('a long text is quoted by its beginning, without half a letter at the end', () => {
  const words = 'x'.repeat(60)
  expect(excerpt(words)).toBe(words)
  expect(excerpt(`${words}x`)).toBe(`${'x'.repeat(57)}…`)
  expect(excerpt(`${'x'.repeat(56)}😀 and more`)).toBe(`${'x'.repeat(56)}…`)
  expect(excerpt(`${'x'.repeat(55)}😀 and more`)).toBe(`${'x'.repeat(55)}😀…`)
  expect(excerpt(`${'x'.repeat(54)}   and much more`)).toBe(`${'x'.repeat(54)}…`)
  expect(excerpt(7)).toBe('')
})

test('names are listed as each language lists them', () => {
  expect(joinWords([], 'and')).toBe('')
  expect(joinWords(['a'], 'and')).toBe('a')
  expect(joinWords(['a', 'b'], 'e')).toBe('a e b')
  expect(joinWords([1, 2, 3], 'ou')).toBe('1, 2 ou 3')
  expect(oneOf(['a', 'b'], 'or')).toBe('“a” or “b”')
})

test('one is one, others are many, and a sentence begins with a capital letter', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'day', 'days'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
  ])
  expect(capitalize('the menu')).toBe('The menu')
})
