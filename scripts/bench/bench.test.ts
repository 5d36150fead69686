import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { sampleContent as content } from '../../tests/fixtures/sampleContent.ts'
import { grownContent } from './grownContent.ts'
import { isMet, median } from './report.ts'

test('the median is the middle one, or the mean of the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
})

test('a target that gave no number is not met', () => {
  const target = { name: 'x', limit: 100, unit: 'ms' }
  expect(isMet({ ...target, value: 100 })).toBe(true)
  expect(isMet({ ...target, value: 101 })).toBe(false)
  expect(isMet({ ...target, value: Number.NaN })).toBe(false)
})

test('grown content has as many texts as asked for, in both languages, and is still valid', () => {
  const grown = grownContent(content, 10)
  const texts = Object.keys(content.catalogs.en).length
  for (const catalog of Object.values(grown.catalogs)) {
    expect(Object.keys(catalog).length).toBeGreaterThan(texts * 9.9)
  }
  expect(checkContent(JSON.stringify(grown)).problems).toEqual([])
})
