import { expect, test } from 'vitest'

import { guessLanguage } from './findLanguages.ts'
import { nearest } from './nearest.ts'

test.each([
  ['titel', ['title', 'text'], 'title'],
  ['titel', ['Title'], 'Title'],
  ['es', ['en', 'br'], undefined],
  ['acb', ['abc'], 'abc'],
  ['abc', ['ade'], undefined],
  ['abab', ['baba', 'abac'], 'abac'],
  ['abcd', ['abxy'], 'abxy'],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['title', ['titxx', 'titlf'], 'titlf'],
  ['cloud.4', ['cloud.5', 'clodu.4'], 'clodu.4'],
  ['a'.repeat(80), [`${'a'.repeat(79)}b`], `${'a'.repeat(79)}b`],
  ['a'.repeat(81), [`${'a'.repeat(80)}b`], undefined],
])('the nearest of %.20s, %j: %.20s', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found)
})

test.each([
  ['About', 'en'],
  ['the house of your dreams', 'en'],
  ['The House', undefined],
  ['uma casa com jardim', 'br'],
  ['the and of com', undefined],
  ['Brasília', undefined],
])('%j is in the language %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})
