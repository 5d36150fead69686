import { expect, test } from 'vitest'

import { moveEntry, setValue } from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { addEntry, removePart, setText } from '../edits/edits.ts'
import { asContent } from '../edits/ownNames.ts'
import { changesBetween } from './changesBetween.ts'
import { placeName } from './placeName.ts'

test('a text is told at its place, in its language', () => {
  const after = setText(sample, 'br', 'services.cloud.title', 'Nuvem')
  const [change, ...rest] = changesBetween(sample, after)
  expect(rest).toEqual([])
  expect(change).toMatchObject({
    kind: 'changed',
    path: ['services', 0, 'title'],
    language: 'br',
    before: 'Computação em nuvem',
    after: 'Nuvem',
  })
  expect(placeName(after, ['services', 0, 'title'], 'en')).toBe(
    'Services › Cloud computing › Title',
  )
  expect(placeName(after, ['catalogs', 'en', 'form.name'], 'br')).toBe('Campo do nome')
})

test('an entry that is added or removed is one change, with its texts', () => {
  const body = fieldAt(sample, ['services'])?.snippets[0]?.body
  const added = addEntry(sample, ['services'], 0, body)
  expect(changesBetween(sample, added)).toMatchObject([
    { kind: 'added', path: ['services', 0] },
  ])
  const removed = removePart(sample, ['services', 2])
  expect(changesBetween(sample, removed)).toMatchObject([
    { kind: 'removed', path: ['services', 2] },
  ])
})

test('of a list, only the entry that was moved is told', () => {
  const moved = asContent(moveEntry(sample, ['clients', 0], 5))
  expect(changesBetween(sample, moved)).toMatchObject([
    { kind: 'moved', path: ['clients', 5] },
  ])
})

test('the same content laid out anew is no change', () => {
  expect(changesBetween(sample, structuredClone(sample))).toEqual([])
  const path = ['company', 'phone']
  const after = asContent(setValue(sample, path, '4004-0100'))
  expect(changesBetween(sample, after)).toMatchObject([{ path, after: '4004-0100' }])
})
