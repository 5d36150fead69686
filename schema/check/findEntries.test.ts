import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { publicFiles } from '../../scripts/check/contentFile.ts'
import { problemsOf } from '../../tests/check/changedSample.ts'
import type {
  CasesSection,
  QuotesSection,
  SiteContent,
} from '../generated/siteContent.ts'

const folder = 'tests/fixtures/all-sections'
const text = readFileSync(`${folder}/content/site.json`, 'utf8')
const content = (): SiteContent => JSON.parse(text)
const files = publicFiles(`${folder}/public`)

/** The problems of the content with all sections after a change, each section by its type. */
function problemsAfter(
  change: (cases: CasesSection, quotes: QuotesSection, site: SiteContent) => void,
): string[] {
  const site = content()
  const cases = site.sections.find((section) => section.type === 'cases')
  const quotes = site.sections.find((section) => section.type === 'quotes')
  if (!cases || !quotes) throw new Error('The content has lost a section.')
  change(cases, quotes, site)
  return problemsOf(JSON.stringify(site), '', files).map((problem) =>
    problem.replace(
      /(?<=sections\/)\d+/,
      (index) => site.sections[Number(index)]?.type ?? '',
    ),
  )
}

test('every kind of section is right as it stands in the tests’ content', () => {
  expect(problemsAfter(() => {})).toEqual([])
})

test('an entry is named by its place in its section', () => {
  const problems = problemsAfter((cases, quotes) => {
    Object.assign(cases.entries[1] ?? {}, { client: '' })
    Reflect.deleteProperty(quotes.entries[0] ?? {}, 'firm')
    Object.assign(quotes.entries[1] ?? {}, { role: 'Head of logistics' })
  })
  expect(problems).toEqual([
    'empty-value sections/cases/entries/1/client',
    'missing-key sections/quotes/entries/0/firm ‹{›',
    'text-as-name sections/quotes/entries/1/role',
  ])
})

test('a section without entries, or with more than there is room for, is reported', () => {
  expect(problemsAfter((_, quotes) => quotes.entries.splice(0))).toEqual([
    'wrong-count sections/quotes/entries ‹"entries"›',
  ])
  const many = problemsAfter((cases) => {
    const [first] = cases.entries
    while (first && cases.entries.length < 13) cases.entries.push(first)
  })
  expect(many).toEqual(['wrong-count sections/cases/entries ‹"entries"›'])
})

test('a person is named by the number and the name, the portrait is looked at', () => {
  const problems = problemsAfter((_, __, { sections }) => {
    const team = sections.find((section) => section.type === 'team')
    Object.assign(team?.entries[1] ?? {}, { portrait: '/team/davi.gif', rol: 'x' })
  })
  expect(problems).toEqual([
    'bad-value sections/team/entries/1/portrait',
    'unknown-key sections/team/entries/1/rol ‹"rol"›',
  ])
})
