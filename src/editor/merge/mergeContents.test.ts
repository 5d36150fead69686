import { expect, test } from 'vitest'

import { removeValue, setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as base } from '../../../tests/fixtures/sampleContent.ts'
import { removePart, setText } from '../contentActions/actions.ts'
import { applyChoices, mergeContents } from './mergeContents.ts'

const title = String(base.services[0]?.title)
const changed = setText(base, 'en', title, 'Clouds')
const removed = removePart(base, ['services', 0])

const since = ['company', 'since']
const withNewYear = setValue(base, since, 2001)
const withoutYear = removeValue(base, since)

test.each<[string, SiteContent, SiteContent, Path]>([
  ['we changed a text and they removed its entry', changed, removed, ['services', 0]],
  ['they changed a text and we removed its entry', removed, changed, ['services', 0]],
  ['we changed a value and they removed it', withNewYear, withoutYear, since],
  ['they changed a value and we removed it', withoutYear, withNewYear, since],
])('if %s, that is a conflict, and each side can be chosen', (_, ours, theirs, path) => {
  const merged = mergeContents({ base, ours, theirs })
  expect(merged.conflicts.map((conflict) => conflict.path)).toEqual([path])
  const applySide = (side: 'ours' | 'theirs') => applyChoices(merged, theirs, [side])
  expect(applySide('ours')).toEqual(ours)
  expect(applySide('theirs')).toEqual(theirs)
})

test('of two entries that we removed, those with their side chosen are restored', () => {
  const [first, second, third] = base.services
  const ours = removePart(removePart(base, ['services', 1]), ['services', 0])
  const clouds = setText(base, 'en', String(first?.title), 'Clouds')
  const theirs = setText(clouds, 'en', String(second?.title), 'Programs')
  const merged = mergeContents({ base, ours, theirs })
  expect(merged.conflicts).toHaveLength(2)
  const both = applyChoices(merged, theirs, ['theirs', 'theirs'])
  expect(both.services).toEqual(theirs.services)
  const secondOnly = applyChoices(merged, theirs, ['ours', 'theirs'])
  expect(secondOnly.services?.slice(0, 2)).toEqual([second, third])
})
