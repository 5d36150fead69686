import { diffLines } from 'diff'
import { expect, test } from 'vitest'

import {
  sampleContent as sample,
  sampleText as text,
} from '../tests/fixtures/sampleContent.ts'
import {
  insertEntry,
  moveEntry,
  removeEntry,
  removeValue,
  setValue,
  textsOnlyUsedBy,
} from './editContent.ts'
import { lookUp } from './read/readDocument.ts'

const written = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`

/** The lines that an edit removes (-) and adds (+). Also asserts that the original is unchanged. */
function linesChanged(content: unknown): string[] {
  expect(written(sample)).toBe(text)
  return diffLines(text, written(content)).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .trimEnd()
          .split('\n')
          .map((line) => `${added ? '+' : '-'} ${line.trim()}`)
      : [],
  )
}

test('a value is set where it stands', () => {
  expect(linesChanged(setValue(sample, ['company', 'name'], 'Delta'))).toEqual([
    `- "name": ${JSON.stringify(lookUp(sample, ['company', 'name']))},`,
    '+ "name": "Delta",',
  ])
  expect(linesChanged(setValue(sample, ['header', 'menu', 0, 'label'], 'nav.x'))).toEqual(
    [`- "label": "nav.about",`, '+ "label": "nav.x",'],
  )
})

test('a name that was absent comes where the model has it, a text behind those like it', () => {
  const withPhone = setValue(sample, ['company', 'secondPhone'], '0800 555 0100')
  expect(Object.keys(Object(lookUp(withPhone, ['company'])))).toEqual(
    Object.keys(Object(lookUp(sample, ['company']))).toSpliced(
      Object.keys(Object(lookUp(sample, ['company']))).indexOf('phone') + 1,
      0,
      'secondPhone',
    ),
  )
  expect(linesChanged(withPhone)).toEqual(['+ "secondPhone": "0800 555 0100",'])
  const withText = setValue(
    sample,
    ['catalogs', 'en', 'services.training.title'],
    'Training',
  )
  expect(linesChanged(withText)).toEqual(['+ "services.training.title": "Training",'])
  const names = Object.keys(Object(lookUp(withText, ['catalogs', 'en'])))
  expect(names[names.indexOf('services.training.title') - 1]).toMatch(/^services\./)
})

test('a text comes behind those with the same beginning, the longest that there is, else at the end', () => {
  const texts = { 'a.b.one': '1', 'a.c': '2', 'b.one': '3', 'a.b': '4' }
  const namesWith = (name: string) =>
    Object.keys(
      Object(
        lookUp(setValue({ catalogs: { en: texts } }, ['catalogs', 'en', name], 'new'), [
          'catalogs',
          'en',
        ]),
      ),
    )
  expect(namesWith('a.b.two')).toEqual(['a.b.one', 'a.b.two', 'a.c', 'b.one', 'a.b'])
  expect(namesWith('a.d.two')).toEqual(['a.b.one', 'a.c', 'b.one', 'a.b', 'a.d.two'])
  expect(namesWith('b.one.two')).toEqual(['a.b.one', 'a.c', 'b.one', 'b.one.two', 'a.b'])
  expect(namesWith('alone')).toEqual(['a.b.one', 'a.c', 'b.one', 'a.b', 'alone'])
})

test('a name is taken out, and what is not there stays away', () => {
  const without = removeValue(
    setValue(sample, ['clients', 3, 'website'], 'https://a.bc'),
    ['clients', 3, 'website'],
  )
  expect(without).toEqual(sample)
  expect(removeValue(sample, ['nothing', 'here'])).toEqual(sample)
  expect(setValue(sample, ['nothing', 'here'], 1)).toEqual(sample)
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
