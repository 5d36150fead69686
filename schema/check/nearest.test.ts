import { expect, test } from 'vitest'

import { nearest } from './nearest.ts'

test.each([
  ['titel', ['title', 'text'], 'title'],
  ['titel', ['Title'], 'Title'],
  ['es', ['en', 'br'], undefined],
  ['acb', ['abc'], 'abc'],
  ['abc', ['ade'], undefined],
  ['abcd', ['abxy'], 'abxy'],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['title', ['titxx', 'titlf'], 'titlf'],
  ['a'.repeat(80), [`${'a'.repeat(79)}b`], `${'a'.repeat(79)}b`],
  ['a'.repeat(81), [`${'a'.repeat(80)}b`], undefined],
])('of what is like %.20s, %j: %.20s', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found)
})
