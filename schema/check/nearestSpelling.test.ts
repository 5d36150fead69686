import { expect, test } from 'vitest'

import { nearestSpelling } from './nearestSpelling.ts'

test.each([
  ['titel', ['title', 'text'], 'title'],
  ['titel', ['Title'], 'Title'],
  ['es', ['en', 'br'], undefined],
  ['acb', ['abc'], 'abc'],
  ['abc', ['ade'], undefined],
  ['text', ['tent', 'test'], undefined],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['title', ['titxx', 'tityy', 'titlf'], 'titlf'],
  ['cloud.4', ['cloud.5', 'clodu.4'], 'clodu.4'],
  ['a'.repeat(80), [`${'a'.repeat(79)}b`], `${'a'.repeat(79)}b`],
  ['a'.repeat(81), [`${'a'.repeat(80)}b`], undefined],
])('the word nearest to %.20s in %j is %.20s', (word, candidates, expected) => {
  expect(nearestSpelling(word, candidates)).toBe(expected)
})
