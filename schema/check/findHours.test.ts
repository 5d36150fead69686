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

test.each<[string, OpeningTime, OpeningTime, boolean]>([
  [
    'one day of several',
    { from: 'monday', to: 'friday', opens: '08:00', closes: '18:00' },
    { from: 'friday', opens: '17:00', closes: '20:00' },
    true,
  ],
  [
    'past midnight, into the next week',
    { from: 'sunday', opens: '18:00', closes: '02:00' },
    { from: 'monday', opens: '01:00', closes: '12:00' },
    true,
  ],
  [
    'a break',
    { from: 'monday', opens: '08:00', closes: '12:00' },
    { from: 'monday', opens: '12:00', closes: '18:00' },
    false,
  ],
  [
    'the end of a day and the beginning of the next',
    { from: 'sunday', opens: '18:00', closes: '24:00' },
    { from: 'monday', opens: '00:00', closes: '12:00' },
    false,
  ],
  [
    'an entry that is kept off the page',
    { from: 'monday', opens: '08:00', closes: '18:00', hidden: true },
    { from: 'monday', opens: '09:00', closes: '17:00' },
    false,
  ],
])('two times that overlap are reported: %s', (_, one, other, isReported) => {
  expect(problemsOf([one, other])).toEqual(isReported ? ['entries 1 hours-overlap'] : [])
})
