import { compileCatalog, type CompiledCatalog } from './compileCatalog.ts'
import { reachDrawings, type Drawing } from './icons/drawn.ts'
import { drawingOf } from './icons/icons.ts'
import type { SiteContent } from './siteContent.ts'

/** What the page takes of a content: nothing that only editors need, the texts compiled. */
export interface PageContent {
  site: Omit<SiteContent, '$schema' | 'catalogs'>
  catalogs: Record<keyof SiteContent['catalogs'], CompiledCatalog>
  /** Of the icons in use alone: a service's by its name, a way to reach the company by reach.name. */
  drawings: Record<string, Drawing>
}

/** Expects a content that has passed the check. Its paths are meant from the site's own folder, `base`, which need not be the root of its host. */
export function pageContent(content: SiteContent, base: string): PageContent {
  const { catalogs, $schema: _, ...site } = content
  const inBase = (path: string) => (path.startsWith('/') ? base + path.slice(1) : path)
  const clients = site.clients.map((client) => ({
    ...client,
    logo: inBase(client.logo),
  }))
  const sections = site.sections.map((section) => {
    if (section.type !== 'footer' || !section.links) return section
    const links = section.links.map((link) => ({
      ...link,
      address: inBase(link.address),
    }))
    return { ...section, links }
  })
  return {
    site: { ...site, clients, sections },
    catalogs: { en: compileCatalog(catalogs.en), br: compileCatalog(catalogs.br) },
    drawings: drawingsIn(content),
  }
}

function drawingsIn({ services, company }: SiteContent): Record<string, Drawing> {
  const icons = services.map(({ icon }) => [icon, drawingOf(icon)] as const)
  const ways: string[] = (company.social ?? []).map(({ network }) => network)
  if (company.whatsapp) ways.push('whatsapp')
  const reach = ways.map((way) => [`reach.${way}`, reachDrawings[way]] as const)
  return Object.fromEntries(
    [...icons, ...reach].flatMap(([name, drawing]) => (drawing ? [[name, drawing]] : [])),
  )
}
