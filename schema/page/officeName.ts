import type { Office } from '../generated/siteContent.ts'

/** The name of an office on the page: its city, and its district if another office is in the same city. */
export function officeName({ city, district }: Office, all: readonly Office[]): string {
  const isShared = all.some((other) => other.city === city && other.district !== district)
  return isShared && district ? `${city}, ${district}` : city
}
