import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import type { Client, ClientsSection } from '../generated/siteContent.ts'
import { countedFrom, recordOf } from './record.ts'

const section: ClientsSection = { type: 'clients', id: 'clients', title: 'a' }
const clients = [2015, 2001, undefined, 2030].map((since, index): Client => ({
  id: `${index}`,
  name: `Client ${index}`,
  logo: '/logos/a.svg',
  ...(since !== undefined && { since }),
}))
const company = { ...sampleContent.company, since: 2007 }

test('a chart of two or more years starts with the oldest one and has a band for each client with a year', () => {
  const shown = (...show: string[]) =>
    recordOf({ ...section, show }, { company, clients }, 2026)
  expect(shown('0', '1', '2', '3')).toMatchObject({
    first: 2001,
    last: 2026,
    bands: [{ since: 2001 }, { since: 2015 }, { since: 2026 }],
  })
  expect(shown('0', '3')).toMatchObject({ first: 2007, bands: [{}, {}] })
  expect(shown('0', '2')).toBeUndefined()
})

test.each<['years' | 'average', number | undefined, since: number[], from?: number]>([
  ['years', 2007, [2001], 2007],
  ['years', undefined, [2015, 2001], 2001],
  ['years', undefined, []],
  ['average', 2007, [2015, 2002], 2008.5],
])(
  'the fact "%s" of a company of %s with clients since %j counts from %s',
  (counts, founded, since, from) => {
    const known = since.map((year) => ({ since: year }))
    expect(countedFrom(counts, founded, [...known, {}])).toBe(from)
  },
)
