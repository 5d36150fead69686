import { expect, test } from 'vitest'

import { sampleContent as sample } from '../tests/fixtures/sampleContent.ts'
import { moveEntry, setValue, textsOnlyUsedBy } from './editContent.ts'
import { lookUp, type Path } from './read/lookUp.ts'

const namesIn = (content: unknown, path: Path) =>
  Object.keys(Object(lookUp(content, path)))

test('setting a value changes nothing else', () => {
  const renamed = setValue(sample, ['company', 'name'], 'Delta')
  expect(lookUp(renamed, ['company', 'name'])).toBe('Delta')
  expect(setValue(renamed, ['company', 'name'], sample.company.name)).toEqual(sample)
  expect(namesIn(renamed, ['company'])).toEqual(namesIn(sample, ['company']))
  expect(setValue(sample, ['nothing', 'here'], 1)).toEqual(sample)
})

test('an existing entry is moved to another position of its list', () => {
  const [first, second, third, ...others] = sample.sections
  const moved = moveEntry(sample, ['sections', 1], 2)
  expect(lookUp(moved, ['sections'])).toEqual([first, third, second, ...others])
  expect(moveEntry(sample, ['sections', 99], 0)).toEqual(sample)
})

test('a text that the page’s code uses does not count as used only by an entry', () => {
  const service = ['services', 0]
  const content = setValue(sample, [...service, 'title'], 'page.title')
  expect(textsOnlyUsedBy(content, service)).toEqual(['services.custom.description'])
})
