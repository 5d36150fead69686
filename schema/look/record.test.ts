import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import type { Client, ClientsSection } from '../generated/siteContent.ts'
import { countedFrom, recordOf } from './record.ts'

const client = (id: string, since = {}): Client => ({
  ...since,
  id,
  name: id.toUpperCase(),
  logo: '/logos/a.svg',
})
const section: ClientsSection = { type: 'clients', id: 'clients', title: 'a' }
const clients = [
  client('a', { since: 2015 }),
  client('b', { since: 2001 }),
  client('c'),
  client('d', { since: 2030 }),
]
const company = { ...sampleContent.company, since: 2007 }

test('the chart starts with the oldest year and has a bar for each client with a year', () => {
  const record = recordOf(section, { company, clients }, 2026)
  expect(record).toMatchObject({ first: 2001, last: 2026 })
  expect(record?.bands.map(({ name, since }) => `${name} ${since}`)).toEqual([
    'B 2001',
    'A 2015',
    'D 2026',
  ])
})

test('the chart has the clients that the section shows and needs two with a year', () => {
  const shown = (...show: string[]) =>
    recordOf({ ...section, show }, { company, clients }, 2026)
  expect(shown('a', 'd')).toMatchObject({ first: 2007, bands: [{}, {}] })
  expect(shown('a', 'c')).toBeUndefined()
})

test.each<['years' | 'average', number | undefined, since: number[], from?: number]>([
  ['years', 2007, [2001], 2007],
  ['years', undefined, [2015, 2001], 2001],
  ['years', undefined, []],
  ['average', 2007, [2015, 2002], 2008.5],
])(
  'the figure "%s" of a company of %s with clients since %j counts from %s',
  (counts, founded, since, from) => {
    const known = since.map((year) => ({ since: year }))
    expect(countedFrom(counts, founded, [...known, {}])).toBe(from)
  },
)
