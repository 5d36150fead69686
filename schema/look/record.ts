import type { Client, ClientsSection, SiteContent } from '../generated/siteContent.ts'

/** The years of a company and its clients: the chart of the clients section, and the facts that count years. */
export interface YearRecord {
  /** The first year of the company or of its oldest client. */
  first: number
  last: number
  /** The clients with a known year, from the oldest to the newest. */
  bands: { name: string; since: number }[]
}

/** The height of a client's band if the record is 960 wide, on desktops, tablets, and phones. */
export const bandHeights = { desktop: 20, tablet: 28, phone: 54 }

/** The clients of a section whose year is known. A chart needs two of them, so a single one has no band. */
export function clientsWithBand(
  { show }: ClientsSection,
  { clients = [] }: Pick<SiteContent, 'clients'>,
): Client[] {
  const withYear = clients.filter(
    ({ id, since }) => since !== undefined && (show?.includes(id) ?? true),
  )
  return withYear.length < 2 ? [] : withYear
}

/** The record of a clients section; undefined if it has no bands. */
export function recordOf(
  section: ClientsSection,
  content: Pick<SiteContent, 'company' | 'clients'>,
  last: number,
): YearRecord | undefined {
  const bands = clientsWithBand(section, content)
    .map(({ name, since = last }) => ({ name, since: Math.min(since, last) }))
    .sort((a, b) => a.since - b.since)
  const [oldest] = bands
  if (!oldest) return undefined
  return { first: Math.min(content.company.since ?? last, oldest.since), last, bands }
}

/** The year from which a fact counts; an average may have a fraction. Undefined if no year is known. */
export function firstCountedYear(
  counts: 'years' | 'average',
  founded: number | undefined,
  clients: readonly Pick<Client, 'since'>[],
): number | undefined {
  const years = clients.flatMap(({ since }) => since ?? [])
  const sum = years.reduce((total, since) => total + since, 0)
  const year = counts === 'average' ? sum / years.length : (founded ?? Math.min(...years))
  return Number.isFinite(year) ? year : undefined
}
