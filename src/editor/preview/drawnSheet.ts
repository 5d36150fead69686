import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { drawingSheet } from '../../../scripts/build/brand/drawings.ts'
import type { SchemeName } from './frame.ts'
import { heldScheme } from './schemeCache.ts'

interface Sheet {
  services: SiteContent['services']
  site: SiteContent['site']
  addresses: Record<SchemeName, string>
}

let last: Sheet | undefined

/** The address of the drawings below the first view, as the build makes them. They are drawn anew where services or colours have changed. */
export function drawnSheet(content: SiteContent, scheme: SchemeName): string {
  const { services, site } = content
  if (!last || last.services !== services || last.site !== site) {
    for (const address of Object.values(last?.addresses ?? {}))
      URL.revokeObjectURL(address)
    const svg = drawingSheet(content)
    const addressIn = (each: SchemeName) =>
      URL.createObjectURL(new Blob([heldScheme(svg, each)], { type: 'image/svg+xml' }))
    last = {
      services,
      site,
      addresses: { light: addressIn('light'), dark: addressIn('dark') },
    }
  }
  return last.addresses[scheme]
}
