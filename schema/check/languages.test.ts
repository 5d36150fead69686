import { expect, test } from 'vitest'

import { guessLanguage } from './findLanguages.ts'
import { isTypoOf } from './nearest.ts'

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

test('a name is a slip where its parts are nowhere else and those of the right one do', () => {
  const words = { services: ['title'], more: ['cloud.4', 'hero.text'] }
  expect(isTypoOf('services.titel', 'services.title', words)).toBe(true)
  expect(isTypoOf('services.title', 'services.titel', words)).toBe(false)
  expect(isTypoOf('clod.text', 'other.text', words)).toBe(false)
  expect(isTypoOf('clod.4', 'cloud.5', words)).toBe(false)
})
