/** What the head and the files beside the document need of the content. */
import { compileCatalog } from '../../schema/compileCatalog.ts'
import type { Catalog, SiteContent } from '../../schema/siteContent.ts'

export type Site = Omit<SiteContent, '$schema' | 'catalogs'>

/** The words of the head, as a visitor would read them. */
export interface HeadTexts {
  title: string
  description: string
  shareAlt: string
}

export function headTexts(catalog: Catalog): HeadTexts {
  const compiled = compileCatalog({
    title: catalog['page.title'],
    description: catalog['page.description'],
    shareAlt: catalog['share.alt'],
  })
  // None of them may have a placeholder, so what is left is plain text with its quoting undone.
  const text = (id: keyof HeadTexts) =>
    (compiled[id] ?? []).map((part) => ('value' in part ? part.value : '')).join('')
  return {
    title: text('title'),
    description: text('description'),
    shareAlt: text('shareAlt'),
  }
}

/** The folder that the site is published in, "/" or "/folder/". */
export const basePath = (site: Site) => new URL(site.site.address).pathname

/** Content paths begin with a slash and are meant from the site's own folder. */
export const absolute = (site: Site, path: string) =>
  new URL(path.replace(/^\//, ''), site.site.address).href
