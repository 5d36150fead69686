import type { SchemeName } from '../../../schema/colors/colors.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { drawingSheet } from '../../../schema/look/drawingSheet.ts'
import { forceScheme } from './schemeCache.ts'

let last: { drawn: unknown[]; svg: string; address: string } | undefined

/** The address of the drawings below the first view, as the build makes them. The same as long as they are the same. */
export function drawnSheet(content: SiteContent, scheme: SchemeName): string {
  const { services, site, clients, company, sections } = content
  const drawn = [scheme, services, site, clients, company, sections]
  if (last?.drawn.every((part, index) => part === drawn[index])) return last.address
  const svg = forceScheme(drawingSheet(content), scheme)
  if (last?.svg === svg) return last.address
  if (last) URL.revokeObjectURL(last.address)
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  last = { drawn, svg, address }
  return address
}
