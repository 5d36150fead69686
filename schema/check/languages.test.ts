import { expect, test } from 'vitest'

import { stringsIn } from '../read/modelTree.ts'
import { guessLanguage } from './guessLanguage.ts'
import { isTypoOf } from './isTypoOf.ts'
import { sameTextRule } from './sameWords.ts'

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

const content = {
  company: { name: 'Delta Norte', legalName: 'Delta Ltda.' },
  clients: [{ name: 'Brumaré & Filhos' }, 'no client'],
  offices: [{ city: 'São Paulo', country: 'offices.chile' }, 3],
}

test.each([
  ['a', 'Delta', true],
  ['a', 'E-mail', true],
  ['a', 'WhatsApp {number of the company}', true],
  ['a', 'Norte e Sul', false],
  ['language.en.short', 'Inglês', true],
  ['offices.chile', 'Chile', true],
  ['prices.a.price', 'US$ 40 a month', false],
])('the text %s, %j, may be the same in both languages: %s', (id, text, may) => {
  expect(sameTextRule(stringsIn(content))(id, text)).toBe(may)
})

test('a name is a slip where its parts stand nowhere else and those of the right one do', () => {
  const words = { services: ['title'], more: ['cloud.4', 'hero.text'] }
  expect(isTypoOf('services.titel', 'services.title', words)).toBe(true)
  expect(isTypoOf('services.title', 'services.titel', words)).toBe(false)
  expect(isTypoOf('clod.text', 'other.text', words)).toBe(false)
  expect(isTypoOf('clod.4', 'cloud.5', words)).toBe(false)
})
