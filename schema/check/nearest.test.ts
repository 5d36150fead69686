import { expect, test } from 'vitest'

import { nearest } from './nearest.ts'

test.each([
  ['titel', ['title', 'text'], 'title'],
  ['TITEL', ['title'], 'title'],
  ['titel', ['Title'], 'Title'],
  ['es', ['en', 'br'], undefined],
  ['rb', ['en', 'br'], undefined],
  ['e', ['en', 'br'], undefined],
  ['abc', ['abd'], 'abd'],
  ['acb', ['abc'], 'abc'],
  ['abc', ['ade'], undefined],
  ['abcd', ['abxy'], 'abxy'],
  ['abcd', ['axyz'], undefined],
  ['abcdefgh', ['abcdexyz'], undefined],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['abcdefghi', ['abcdewxyz'], undefined],
  ['title', ['titlf', 'titlg'], undefined],
  ['title', ['titlf', 'titlg', 'title'], 'title'],
  ['title', ['title', 'titlf'], 'title'],
  ['title', ['titxx', 'titlf'], 'titlf'],
  ['title', [], undefined],
  ['a'.repeat(80), [`${'a'.repeat(79)}b`], `${'a'.repeat(79)}b`],
  ['a'.repeat(81), [`${'a'.repeat(80)}b`], undefined],
])('of what is like %.20s, %j: %.20s', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found)
})
