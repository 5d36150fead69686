import { expect, test } from 'vitest'

import { moveEntry } from '../../../schema/editContent.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { setText } from '../contentActions/actions.ts'
import { changesBetween } from './changesBetween.ts'
import { breadcrumb } from './valueWords.ts'

test('a changed text is reported at its field, in its language', () => {
  const path = [
    'services',
    sample.services.findIndex(({ id }) => id === 'cloud'),
    'title',
  ]
  const after = setText(sample, 'br', 'services.cloud.title', 'Nuvem')
  const [change, ...rest] = changesBetween(sample, after)
  expect(rest).toEqual([])
  expect(change).toMatchObject({
    kind: 'changed',
    path,
    language: 'br',
    before: 'Computação em nuvem',
    after: 'Nuvem',
  })
  expect(breadcrumb(after, path, 'en')).toBe('Services › Cloud computing › Title')
  expect(breadcrumb(after, ['catalogs', 'en', 'form.name'], 'br')).toBe('Campo do nome')
})

test('only the moved entry of a list is reported', () => {
  const moved = moveEntry(sample, ['clients', 0], 5)
  expect(changesBetween(sample, moved)).toMatchObject([
    { kind: 'moved', path: ['clients', 5] },
  ])
})
