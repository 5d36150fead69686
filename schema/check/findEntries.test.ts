import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { publicFiles } from '../../scripts/check/contentFile.ts'
import { problemsOf } from '../../tests/check/changedSample.ts'
import type { Section, SiteContent } from '../generated/siteContent.ts'

const folder = 'tests/fixtures/all-sections'
const content = (): SiteContent =>
  JSON.parse(readFileSync(`${folder}/content/site.json`, 'utf8'))
const files = publicFiles(`${folder}/public`)

/** The problems of the content with all sections after a change of the entries of one. */
function problemsAfter(type: Section['type'], change: (entries: object[]) => void) {
  const site = content()
  const section = site.sections.find((each) => each.type === type)
  if (section && 'entries' in section) change(section.entries)
  return problemsOf(JSON.stringify(site), '', files).map((problem) =>
    problem.replace(/sections\/\d+\//, ''),
  )
}

test.each<[Section['type'], (entries: object[]) => void, problem: string]>([
  [
    'cases',
    ([, entry]) => Object.assign(entry ?? {}, { client: '' }),
    'empty-value entries/1/client',
  ],
  [
    'cases',
    (entries) => entries.push(...Array.from({ length: 13 }, () => entries[0] ?? {})),
    'wrong-count entries ‹"entries"›',
  ],
  ['quotes', (entries) => entries.splice(0), 'wrong-count entries ‹"entries"›'],
  [
    'quotes',
    ([, entry]) => Object.assign(entry ?? {}, { role: 'Head of logistics' }),
    'text-as-name entries/1/role',
  ],
  [
    'team',
    ([, entry]) => Object.assign(entry ?? {}, { portrait: '/team/davi.gif' }),
    'bad-value entries/1/portrait',
  ],
])('a mistake in an entry of %s is reported there (%#)', (type, change, problem) => {
  expect(problemsAfter(type, change)).toEqual([problem])
})
