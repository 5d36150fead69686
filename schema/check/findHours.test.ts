import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import content from '../../tests/fixtures/all-sections/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

function problemsOf(entries: object[]): string[] {
  const sections = content.sections.map((section) =>
    section.type === 'hours' ? { ...section, entries } : section,
  )
  const problems = checkContent(JSON.stringify({ ...content, sections })).problems
  return problems.map(({ path, code }) => [...path.slice(-2), code].join(' '))
}

/** The days and times of two entries; `hidden`: the first is. */
test.each(
  rowsOf(`
  before noon, and on Monday from eleven | monday friday 08:00 12:00 | monday monday 11:00 18:00 | overlap
  around a lunch break | monday friday 08:00 12:00 | monday friday 12:00 18:00 | none
  in a night that ends on the next morning | sunday sunday 20:00 04:00 | monday monday 03:00 12:00 | overlap
  over the end of the week | friday monday 09:00 10:00 | sunday sunday 09:30 11:00 | overlap
  twice, one of them hidden | monday friday 08:00 12:00 hidden | monday friday 08:00 12:00 | none
`),
)(
  'opening times %s: %s and %s have the overlap %s',
  (_, one = '', other = '', overlap) => {
    const entries = [one, other].map((words) => {
      const [from, to, opens, closes, hidden] = words.split(' ')
      return { from, to, opens, closes, ...(hidden && { hidden: true }) }
    })
    expect(problemsOf(entries)).toEqual(
      overlap === 'none' ? [] : ['1 opens hours-overlap'],
    )
  },
)
