import type { SchemeName } from '../../../schema/colors/colors.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { drawingSheet } from '../../../scripts/build/brand/drawings.ts'
import { forceScheme } from './schemeCache.ts'

/** The addresses of the last sheets: a page of an earlier content may be shown again. */
const addresses = new Map<string, string>()
const maxSheets = 20

let last: { drawn: unknown[]; svg: string } | undefined

/** The address of the drawings below the first view, as the build makes them. */
export function drawnSheet(content: SiteContent, scheme: SchemeName): string {
  const { services, site, clients, company, sections } = content
  const drawn = [services, site, clients, company, sections]
  if (!last || last.drawn.some((part, index) => part !== drawn[index]))
    last = { drawn, svg: drawingSheet(content) }
  const svg = forceScheme(last.svg, scheme)
  const address =
    addresses.get(svg) ?? URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  addresses.delete(svg)
  addresses.set(svg, address)
  const [oldest] = addresses
  if (oldest && addresses.size > maxSheets) {
    addresses.delete(oldest[0])
    URL.revokeObjectURL(oldest[1])
  }
  return address
}
