// Media queries: services are in one column on phones, in two on tablets, and in three on desktops.
export const phones = '(max-width: 699.95px)'
export const tablets = '(min-width: 700px) and (max-width: 999.95px)'
export const desktops = '(min-width: 1000px)'
export const tabletsAndDesktops = '(min-width: 700px)'

/** How a service is shown: one of a full row, alone in its row (`lead`), or one of two (`half`). */
type ServiceLayout = 'bay' | 'lead' | 'half'

export function layoutsOf(
  index: number,
  count: number,
): { tablet: ServiceLayout; desktop: ServiceLayout } {
  const leadCount = count % 3
  const largeLayout = leadCount === 2 ? 'half' : 'lead'
  return {
    tablet: index < count % 2 ? 'lead' : 'bay',
    desktop: index < leadCount ? largeLayout : 'bay',
  }
}
