import type { Office } from '../generated/siteContent.ts'

/** The name of an office on the page: its city, and its district if another office is in the same city. */
export function officeName({ city, district }: Office, offices: readonly Office[]) {
  const officesInCity = offices.filter((office) => office.city === city)
  const isAmbiguous = officesInCity.some((office) => office.district !== district)
  return isAmbiguous && district ? `${city}, ${district}` : city
}
