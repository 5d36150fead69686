import type { SchemeName } from '../../../schema/colors/colors.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { drawingSheet } from '../../../scripts/build/brand/drawings.ts'
import { forceScheme } from './schemeCache.ts'

interface Sheet {
  /** The parts of the content that the sheet depends on. */
  drawn: unknown[]
  addresses: Record<SchemeName, string>
}

let last: Sheet | undefined

const sheets = new WeakMap<object, Sheet>()
const givenBack = new FinalizationRegistry<string>((address) =>
  URL.revokeObjectURL(address),
)

/** The file with the drawings below the first view, as the build creates it. Updated when the drawings change. */
export function drawnSheet(content: SiteContent): Sheet {
  const { services, site, clients, company, sections } = content
  const drawn = [services, site, clients, company, sections]
  if (!last || last.drawn.some((part, index) => part !== drawn[index])) {
    const svg = drawingSheet(content)
    const addressIn = (each: SchemeName) =>
      URL.createObjectURL(new Blob([forceScheme(svg, each)], { type: 'image/svg+xml' }))
    const addresses = { light: addressIn('light'), dark: addressIn('dark') }
    last = { drawn, addresses }
    for (const address of Object.values(addresses)) givenBack.register(last, address)
  }
  return last
}

/** Keeps a sheet's blob URLs as long as the page that uses them: an older page is shown again if newer content cannot be shown. */
export function keepSheet(page: object, sheet: Sheet): void {
  sheets.set(page, sheet)
}
