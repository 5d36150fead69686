import { expect, test } from 'vitest'

import { copyOfSample, type SampleContent } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

const problemsOf = (content: object, today?: string) =>
  checkContent(
    JSON.stringify(content),
    today === undefined ? {} : { today },
  ).problems.map(({ code, path }) => `${path.join('/')} ${code}`)

test.each<[from: string, until: string, today: string | undefined, problems: string[]]>([
  ['2026-02-13', '2026-02-13', '2026-02-13', []],
  ['13/02/2026', '2026-02-30', undefined, ['from bad-value', 'until bad-value']],
  ['2026-02-18', '2026-02-13', undefined, ['until notice-ends-early']],
  ['2026-02-13', '2026-02-18', '2026-02-19', ['until notice-over']],
  ['2026-02-13', '2026-02-18', undefined, []],
])('a notice from %s until %s, looked at on %s', (from, until, today, problems) => {
  const notice = { text: 'hero.note', from, until, close: 'hero.link' }
  const found = (hidden: boolean) =>
    problemsOf({ ...copyOfSample(), notice: { ...notice, hidden } }, today)
  const expected = problems.map((problem) => `notice/${problem}`)
  expect(found(false)).toEqual(expected)
  // Hidden, one that is over may wait for the next year.
  expect(found(true)).toEqual(expected.filter((each) => !each.endsWith('-over')))
})

test.each([
  [2026, []],
  [2027, ['company/since future-year', 'clients/3/since future-year']],
  [2101, ['company/since out-of-range', 'clients/3/since out-of-range']],
])('since %i, looked at in 2026', (since, problems) => {
  const content = copyOfSample()
  Object.assign(content.company, { since })
  Object.assign(content.clients[3] ?? {}, { since })
  expect(problemsOf(content, '2026-12-31')).toEqual(problems)
  expect(problemsOf(content)).toEqual(problems.filter((each) => !each.includes('future')))
})

const withoutYears = ({ clients }: SampleContent, ...kept: number[]) => {
  for (const [index, client] of clients.entries())
    if (!kept.includes(index)) delete client.since
}

test.each<[years: string, change: (content: SampleContent) => void, problems: string[]]>([
  ['of all clients', () => {}, []],
  ['of two clients', (content) => withoutYears(content, 3, 5), []],
  ['of one client', (content) => withoutYears(content, 3), ['record']],
  ['of the company', (content) => withoutYears(content), ['facts/3/counts', 'record']],
  [
    'of nobody',
    (content) => {
      withoutYears(content)
      delete content.company.since
    },
    ['facts/0/counts', 'facts/3/counts', 'record'],
  ],
  [
    'of a client that the section does not show',
    (content) => {
      withoutYears(content, 3)
      const ids = content.clients.slice(0, 3).map(({ id }) => id)
      Object.assign(content.sections[2] ?? {}, { show: ids })
    },
    ['facts/3/counts', 'record'],
  ],
])('with the years %s, what cannot be computed is reported', (_, change, places) => {
  const content = copyOfSample()
  change(content)
  expect(problemsOf(content)).toEqual(
    places.map((place) => `sections/2/${place} years-missing`),
  )
  Object.assign(content.sections[2] ?? {}, { hidden: true })
  expect(problemsOf(content).filter((each) => each.includes('years'))).toEqual([])
})
