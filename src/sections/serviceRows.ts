/** From here on services stand side by side: two of them on a tablet, three on a desktop. */
export const wide = '(min-width: 700px)'
export const desktop = '(min-width: 1000px)'
export const tabletOnly = '(min-width: 700px) and (max-width: 999.95px)'

/** How a service is shown: as one bay of a row, or larger, where it would not fill a row: alone in one, or as one of two. */
type Place = 'bay' | 'lead' | 'half'

export function placesOf(
  index: number,
  count: number,
): { tablet: Place; desktop: Place } {
  const leads = count % 3
  const large = leads === 2 ? 'half' : 'lead'
  return {
    tablet: index < count % 2 ? 'lead' : 'bay',
    desktop: index < leads ? large : 'bay',
  }
}
