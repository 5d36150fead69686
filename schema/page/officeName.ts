import type { Office } from '../generated/siteContent.ts'

/** What an office is called on the page: its city, with its district where another office is in that city too. */
export function officeName({ city, district }: Office, all: readonly Office[]): string {
  const isShared = all.some((other) => other.city === city && other.district !== district)
  return isShared && district ? `${city}, ${district}` : city
}
