import { expect, test } from 'vitest'

import { guessLanguage } from './findLanguages.ts'
import { nearest, isTypoOf } from './nearest.ts'

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

test('a name counts as a typo if its parts occur nowhere else and those of the right name do', () => {
  const words = { services: ['title'], more: ['cloud.4', 'hero.text'] }
  expect(isTypoOf('services.titel', 'services.title', words)).toBe(true)
  expect(isTypoOf('services.title', 'services.titel', words)).toBe(false)
  expect(isTypoOf('clod.text', 'other.text', words)).toBe(false)
  expect(isTypoOf('clod.4', 'cloud.5', words)).toBe(false)
})
