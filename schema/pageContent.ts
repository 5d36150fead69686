import { compileCatalog, type CompiledCatalog } from './compileCatalog.ts'
import type { SiteContent } from './siteContent.ts'

/** What the page takes of a content: nothing that only editors need, the texts compiled. */
export interface PageContent {
  site: Omit<SiteContent, '$schema' | 'catalogs'>
  catalogs: Record<keyof SiteContent['catalogs'], CompiledCatalog>
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
  }
}
