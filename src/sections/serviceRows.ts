/** From this width on, services are side by side, two on a tablet and three on a desktop. */
export const wide = '(min-width: 700px)'
export const desktop = '(min-width: 1000px)'
export const phone = '(max-width: 699.95px)'
export const tabletOnly = '(min-width: 700px) and (max-width: 999.95px)'

/** How a service is shown: one of a full row, alone in its row (`lead`), or one of two (`half`). */
type ServiceLayout = 'bay' | 'lead' | 'half'

export function layoutsOf(
  index: number,
  count: number,
): { tablet: ServiceLayout; desktop: ServiceLayout } {
  const leads = count % 3
  const large = leads === 2 ? 'half' : 'lead'
  return {
    tablet: index < count % 2 ? 'lead' : 'bay',
    desktop: index < leads ? large : 'bay',
  }
}
