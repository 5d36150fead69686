/** The addresses of the site and its files. */
import type { SiteContent } from '../../schema/generated/siteContent.ts'

/** The folder where the site is published: "/" or "/folder/". */
export const basePath = (content: SiteContent) => new URL(content.site.address).pathname

/** Converts a path in the content (relative to the site's folder, with a leading slash) to an absolute address. */
export const absoluteAddress = (content: SiteContent, path: string) =>
  new URL(path.replace(/^\//, ''), content.site.address).href
