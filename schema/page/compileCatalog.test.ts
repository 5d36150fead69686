import { expect, test } from 'vitest'

import { compileCatalog, compileText } from './compileCatalog.ts'

test('a text becomes what react-intl takes, its markup as it is written', () => {
  expect(compileText('<b>© {year}</b>')).toEqual({
    ok: true,
    elements: [
      { type: 0, value: '<b>© ' },
      { type: 1, value: 'year' },
      { type: 0, value: '</b>' },
    ],
  })
})

test('a text that cannot be shown says why instead of throwing', () => {
  expect(compileText('© {year')).toEqual({
    ok: false,
    reason: 'EXPECT_ARGUMENT_CLOSING_BRACE',
  })
})

test('in a catalog such a text is named', () => {
  expect(() => compileCatalog({ 'hero.title': '{' })).toThrow(
    'Failed to compile the text hero.title: EXPECT_ARGUMENT_CLOSING_BRACE',
  )
})
