import { expect, test } from 'vitest'

import content from '../../tests/fixtures/all-sections/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'
import type { OpeningTime } from '../generated/siteContent.ts'

/** The problems of a content that is open at these times. */
function problemsOf(entries: readonly OpeningTime[]): string[] {
  const sections = content.sections.map((section) =>
    section.type === 'hours' ? { ...section, entries } : section,
  )
  const { problems } = checkContent(JSON.stringify({ ...content, sections }))
  return problems.map(({ path, code, edit }) =>
    [...path.slice(-2), code, edit?.text].filter((part) => part !== undefined).join(' '),
  )
}

test('open all day is from 00:00 to 24:00', () => {
  expect(
    problemsOf([{ from: 'monday', to: 'sunday', opens: '00:00', closes: '24:00' }]),
  ).toEqual([])
})

test.each([
  ['00:00', ['0 closes closes-at-opening "24:00"']],
  ['08:00', ['0 closes closes-at-opening']],
])('closing at %s, when it opens, is reported', (time, problems) => {
  expect(problemsOf([{ from: 'monday', opens: time, closes: time }])).toEqual(problems)
})
