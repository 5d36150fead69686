import { expect, test } from 'vitest'

import { sampleContent as sample } from '../tests/fixtures/sampleContent.ts'
import {
  insertEntry,
  moveEntry,
  removeEntry,
  removeValue,
  setValue,
  textsOnlyUsedBy,
} from './editContent.ts'
import { lookUp, type Path } from './read/lookUp.ts'

const namesIn = (content: unknown, path: Path) =>
  Object.keys(Object(lookUp(content, path)))

test('a value is set where it stands, and the rest stays', () => {
  const renamed = setValue(sample, ['company', 'name'], 'Delta')
  expect(lookUp(renamed, ['company', 'name'])).toBe('Delta')
  expect(setValue(renamed, ['company', 'name'], sample.company.name)).toEqual(sample)
  expect(namesIn(renamed, ['company'])).toEqual(namesIn(sample, ['company']))
  expect(setValue(sample, ['nothing', 'here'], 1)).toEqual(sample)
})

test('a name that was absent comes where the model has it', () => {
  const names = namesIn(setValue(sample, ['company', 'secondPhone'], '0800 555 0100'), [
    'company',
  ])
  expect(names[names.indexOf('phone') + 1]).toBe('secondPhone')
})

test.each([
  ['a.b.two', ['a.b.one', 'a.b.two', 'a.c', 'b.one', 'a.b']],
  ['a.d.two', ['a.b.one', 'a.c', 'b.one', 'a.b', 'a.d.two']],
  ['b.one.two', ['a.b.one', 'a.c', 'b.one', 'b.one.two', 'a.b']],
  ['alone', ['a.b.one', 'a.c', 'b.one', 'a.b', 'alone']],
])('the text %s comes behind those with the longest same beginning', (name, names) => {
  const texts = { 'a.b.one': '1', 'a.c': '2', 'b.one': '3', 'a.b': '4' }
  const longer = setValue({ catalogs: { en: texts } }, ['catalogs', 'en', name], 'new')
  expect(namesIn(longer, ['catalogs', 'en'])).toEqual(names)
})

test('a name is taken out, and what is not there stays away', () => {
  const path = ['clients', 3, 'website']
  expect(removeValue(setValue(sample, path, 'https://a.bc'), path)).toEqual(sample)
  expect(removeValue(sample, ['nothing', 'here'])).toEqual(sample)
})

test('entries are put in, moved and taken out', () => {
  const entry = { id: 'new', name: 'New', logo: '/logos/new.svg' }
  const longer = insertEntry(sample, ['clients'], 3, entry)
  expect(lookUp(longer, ['clients', 3])).toEqual(entry)
  expect(lookUp(longer, ['clients', 4])).toBe(lookUp(sample, ['clients', 3]))
  expect(removeEntry(longer, ['clients', 3])).toEqual(sample)
  const moved = moveEntry(sample, ['sections', 1], 2)
  expect(lookUp(moved, ['sections', 2])).toBe(lookUp(sample, ['sections', 1]))
  expect(moveEntry(moved, ['sections', 2], 1)).toEqual(sample)
  expect(moveEntry(sample, ['sections', 99], 0)).toEqual(sample)
})

test('the texts that go with an entry are those that nothing else shows', () => {
  expect(textsOnlyUsedBy(sample, ['services', 0])).toEqual([
    'services.cloud.title',
    'services.cloud.description',
  ])
  const shared = setValue(sample, ['services', 1, 'title'], 'services.cloud.title')
  expect(textsOnlyUsedBy(shared, ['services', 0])).toEqual(['services.cloud.description'])
  const own = setValue(sample, ['services', 0, 'title'], 'page.title')
  expect(textsOnlyUsedBy(own, ['services', 0])).toEqual(['services.cloud.description'])
})
