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
  const clients = site.clients.map((client) => ({
    ...client,
    logo: base + client.logo.slice(1),
  }))
  return {
    site: { ...site, clients },
    catalogs: { en: compileCatalog(catalogs.en), br: compileCatalog(catalogs.br) },
  }
}
