// @vitest-environment node
import { expect, test } from 'vitest'

import { compileCatalog } from './compileCatalog.ts'

test('a text becomes what react-intl takes, its markup as it is written', () => {
  expect(compileCatalog({ 'footer.copyright': '<b>© {year}</b>' })).toEqual({
    'footer.copyright': [
      { type: 0, value: '<b>© ' },
      { type: 1, value: 'year' },
      { type: 0, value: '</b>' },
    ],
  })
})

test('a text that cannot be shown is named', () => {
  expect(() => compileCatalog({ 'hero.title': '{' })).toThrow(
    'Failed to compile the text hero.title.',
  )
})
