/** Two services stand side by side on a tablet, three on a desktop. */
export const queries = {
  tablet: '(min-width: 700px) and (max-width: 999.95px)',
  desktop: '(min-width: 1000px)',
} as const

/** How a service is shown: as one bay of a row, or larger, where it would not fill a row: alone in one, or as one of two. */
type Place = 'bay' | 'lead' | 'half'

export function placesOf(
  index: number,
  count: number,
): Record<keyof typeof queries, Place> {
  const leads = count % 3
  const large = leads === 2 ? 'half' : 'lead'
  return {
    tablet: index < count % 2 ? 'lead' : 'bay',
    desktop: index < leads ? large : 'bay',
  }
}
