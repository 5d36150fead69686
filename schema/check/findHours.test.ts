import { expect, test } from 'vitest'

import content from '../../tests/fixtures/all-sections/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

function problemsOf(entries: object[]): string[] {
  const sections = content.sections.map((section) =>
    section.type === 'hours' ? { ...section, entries } : section,
  )
  const found = checkContent(JSON.stringify({ ...content, sections })).problems
  return found.map(({ path, code, edit }) =>
    [...path.slice(-2), code, edit?.text ?? ''].join(' ').trim(),
  )
}

test.each([
  ['00:00', '24:00', []],
  ['00:00', '00:00', ['0 closes closes-at-opening "24:00"']],
  ['08:00', '08:00', ['0 closes closes-at-opening']],
])('open from %s to %s', (opens, closes, problems) => {
  expect(problemsOf([{ from: 'monday', opens, closes }])).toEqual(problems)
})

const weekdays = { from: 'monday', to: 'friday' }

test.each<[what: string, one: object, other: object, isReported: boolean]>([
  [
    'before noon and on Monday from eleven',
    { ...weekdays, opens: '08:00', closes: '12:00' },
    { from: 'monday', opens: '11:00', closes: '18:00' },
    true,
  ],
  [
    'around a lunch break',
    { ...weekdays, opens: '08:00', closes: '12:00' },
    { ...weekdays, opens: '12:00', closes: '18:00' },
    false,
  ],
  [
    'in a night that ends on the next morning',
    { from: 'sunday', opens: '20:00', closes: '04:00' },
    { from: 'monday', opens: '03:00', closes: '12:00' },
    true,
  ],
  [
    'over the end of the week',
    { from: 'friday', to: 'monday', opens: '09:00', closes: '10:00' },
    { from: 'sunday', opens: '09:30', closes: '11:00' },
    true,
  ],
  [
    'twice, one of them hidden',
    { ...weekdays, opens: '08:00', closes: '12:00', hidden: true },
    { ...weekdays, opens: '08:00', closes: '12:00' },
    false,
  ],
])('open %s: the times overlap, %#', (_, one, other, isReported) => {
  const expected = isReported ? ['1 opens hours-overlap'] : []
  expect(problemsOf([one, other])).toEqual(expected)
})
