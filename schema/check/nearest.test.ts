import { expect, test } from 'vitest'

import { editDistance, nearest } from './nearest.ts'

test.each([
  ['title', 'title', 0],
  ['title', 'titel', 1],
  ['title', 'titlesx', 2],
  ['title', 'tjtlf', 2],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 3],
  ['abxd', 'aybd', 2],
  ['axbyc', 'abxyd', 3],
])('from %s to %s it takes %i slips', (one, other, count) => {
  expect(editDistance(one, other)).toBe(count)
})

test.each([
  ['titel', ['title', 'text'], 'title'],
  ['TITEL', ['title'], 'title'],
  ['titel', ['Title'], 'Title'],
  ['es', ['en', 'br'], undefined],
  ['rb', ['en', 'br'], undefined],
  ['e', ['en', 'br'], undefined],
  ['abc', ['abd'], 'abd'],
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
