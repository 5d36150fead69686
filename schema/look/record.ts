import type { Client, ClientsSection, SiteContent } from '../generated/siteContent.ts'

/** The years of a company and its clients: the chart of the clients section, and the facts that count years. */
export interface YearRecord {
  /** The first year of the company or of its oldest client. */
  first: number
  last: number
  /** From the oldest to the newest. */
  bands: { name: string; since: number }[]
}

/** The height of a client's band if the record is 960 wide, on desktops, tablets, and phones. */
export const bandHeights = { desktop: 20, tablet: 28, phone: 54 }

/** The record of a clients section. Undefined if fewer than two of its clients have a year. */
export function recordOf(
  { show }: ClientsSection,
  { company, clients = [] }: Pick<SiteContent, 'company' | 'clients'>,
  last: number,
): YearRecord | undefined {
  const bands = clients
    .filter(({ id }) => show?.includes(id) ?? true)
    .flatMap(({ name, since }) =>
      since === undefined ? [] : [{ name, since: Math.min(since, last) }],
    )
    .sort((one, other) => one.since - other.since)
  const [oldest, second] = bands
  if (!oldest || !second) return undefined
  return { first: Math.min(company.since ?? last, oldest.since), last, bands }
}

/** The year from which a fact counts; an average may have a fraction. Undefined if no year is known. */
export function countedFrom(
  counts: 'years' | 'average',
  founded: number | undefined,
  clients: readonly Pick<Client, 'since'>[],
): number | undefined {
  const years = clients.flatMap(({ since }) => since ?? [])
  if (counts === 'average')
    return years.length > 0
      ? years.reduce((sum, since) => sum + since, 0) / years.length
      : undefined
  const first = founded ?? Math.min(...years)
  return Number.isFinite(first) ? first : undefined
}
