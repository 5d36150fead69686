import { expect, test } from 'vitest'

import { unusedComponents } from './unusedSections.ts'

test('the sample uses five types of section, another content all of them', () => {
  expect(unusedComponents('tests/fixtures/sample/content/site.json')).toEqual([
    'Cases',
    'Quotes',
    'Steps',
    'Questions',
  ])
  expect(unusedComponents('tests/fixtures/all-sections/content/site.json')).toEqual([])
})
