import type { Office } from './generated/siteContent.ts'

/** What an office is called on the page: its city, with its district where another office is in that city too. */
export function officeName(
  { id, city, district }: Office,
  all: readonly Office[],
): string {
  const isShared = all.some((other) => other.id !== id && other.city === city)
  return isShared && district ? `${city}, ${district}` : city
}
