import type { SchemeName } from '../../../schema/colors/colors.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { drawingSheet } from '../../../schema/look/drawingSheet.ts'
import { forceScheme } from './schemeCache.ts'

let sheet: { inputs: unknown[]; svg: string; address: string } | undefined

/** The address of the drawings below the first view, as the build makes them. It changes only with the drawings. */
export function drawingsAddress(content: SiteContent, scheme: SchemeName): string {
  const { services, site, clients, company, sections } = content
  const inputs = [scheme, services, site, clients, company, sections]
  if (sheet?.inputs.every((item, index) => item === inputs[index])) return sheet.address
  const svg = forceScheme(drawingSheet(content), scheme)
  if (sheet?.svg === svg) return sheet.address
  if (sheet) URL.revokeObjectURL(sheet.address)
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  sheet = { inputs, svg, address }
  return address
}
