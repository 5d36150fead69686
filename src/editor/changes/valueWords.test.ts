import { expect, test } from 'vitest'

import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { valueWords } from './valueWords.ts'

test.each([
  [
    'a number in the unit of its field',
    ['email', 'rateLimit', 'throttle'],
    12500,
    '12.5',
    '12,5',
  ],
  ['a choice', ['offices', 0, 'hours', 0, 'from'], 'monday', 'Monday', 'Segunda-feira'],
  ['a day', ['notice', 'from'], '2026-12-24', 'Dec 24, 2026', '24 de dez. de 2026'],
  [
    'a text',
    ['sections', 0, 'title'],
    'hero.title',
    sample.catalogs.en['hero.title'],
    sample.catalogs.br['hero.title'],
  ],
  [
    'an entry',
    ['header', 'menu', 0, 'section'],
    'services',
    sample.catalogs.en['services.title'],
    sample.catalogs.br['services.title'],
  ],
])('%s in words', (_, path, value, en, br) => {
  expect(valueWords(sample, path, value, 'en')).toBe(en)
  expect(valueWords(sample, path, value, 'br')).toBe(br)
})
