/** The addresses of the site and its files. */
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { shareImageName } from '../../schema/model/pictures.ts'
import type { HeadTexts } from './siteWords.ts'

/** The part of the content that the build needs for addresses, brand, and head. */
export type ContentWithoutTexts = Omit<SiteContent, '$schema' | 'catalogs'>

/** Address of the picture that is shown with links to the page. */
export const shareImage = (content: ContentWithoutTexts, { language }: HeadTexts) =>
  absolute(content, content.site.shareImage?.file ?? shareImageName(language))

/** The folder where the site is published: "/" or "/folder/". */
export const basePath = (content: ContentWithoutTexts) =>
  new URL(content.site.address).pathname

/** Converts a path in the content (relative to the site's folder, with a leading slash) to an absolute address. */
export const absolute = (content: ContentWithoutTexts, path: string) =>
  new URL(path.replace(/^\//, ''), content.site.address).href
