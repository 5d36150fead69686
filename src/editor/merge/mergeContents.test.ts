import { expect, test } from 'vitest'

import { removeValue, setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as base } from '../../../tests/fixtures/sampleContent.ts'
import { removePart, setText } from '../contentActions/actions.ts'
import { applyChoices, mergeContents } from './mergeContents.ts'

const entryPath = ['services', 0]
const withTitle = setText(base, 'en', String(base.services[0]?.title), 'Clouds')
const withoutEntry = removePart(base, entryPath)

const yearPath = ['company', 'since']
const withYear = setValue(base, yearPath, 2001)
const withoutYear = removeValue(base, yearPath)

test.each<[string, SiteContent, SiteContent, Path]>([
  ['we changed a text and they removed its entry', withTitle, withoutEntry, entryPath],
  ['they changed a text and we removed its entry', withoutEntry, withTitle, entryPath],
  ['we changed a value and they removed it', withYear, withoutYear, yearPath],
  ['they changed a value and we removed it', withoutYear, withYear, yearPath],
])('if %s, that is a conflict, and each side can be chosen', (_, ours, theirs, path) => {
  const merged = mergeContents({ base, ours, theirs })
  expect(merged.conflicts.map((conflict) => conflict.path)).toEqual([path])
  const applySide = (side: 'ours' | 'theirs') => applyChoices(merged, theirs, [side])
  expect(applySide('ours')).toEqual(ours)
  expect(applySide('theirs')).toEqual(theirs)
})

test('if we removed two entries that they changed, those with their side chosen are restored', () => {
  const [, second, third] = base.services
  const ours = removePart(removePart(base, ['services', 1]), ['services', 0])
  const theirs = setText(withTitle, 'en', String(second?.title), 'Programs')
  const merged = mergeContents({ base, ours, theirs })
  expect(merged.conflicts).toHaveLength(2)
  const withBoth = applyChoices(merged, theirs, ['theirs', 'theirs'])
  expect(withBoth.services).toEqual(theirs.services)
  const withSecond = applyChoices(merged, theirs, ['ours', 'theirs'])
  expect(withSecond.services?.slice(0, 2)).toEqual([second, third])
})
