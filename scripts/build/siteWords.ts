/** What the head and the files beside the document need of the content. */
import { compileCatalog } from '../../schema/compileCatalog.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { usualLanguage, type Language } from '../../src/i18n/languages.ts'

export type Site = Omit<SiteContent, '$schema' | 'catalogs'>

/** The language of the document, of search results and of shared links. */
export const defaultLanguage = (site: Site): Language =>
  site.site.defaultLanguage ?? usualLanguage

/** The words of the head, as a visitor would read them. */
export interface HeadTexts {
  title: string
  description: string
  shareAlt: string
  /** Of offices abroad, by the names of their texts. */
  countries: Record<string, string>
}

/** In the document's language. */
export function headTexts(content: SiteContent): HeadTexts {
  const language = defaultLanguage(content)
  const catalog = content.catalogs[language]
  const { shareImage } = content.site
  return {
    title: plainText(catalog['page.title']),
    description: plainText(catalog['page.description']),
    shareAlt: shareImage
      ? plainText(catalog[shareImage.alt] ?? '')
      : `${content.company.name}: ${headlineOf(content, language)}`,
    countries: Object.fromEntries(
      content.offices.flatMap((office) =>
        'country' in office
          ? [[office.country, plainText(catalog[office.country] ?? '')]]
          : [],
      ),
    ),
  }
}

/** The first words of the page. */
export function headlineOf(
  { sections, catalogs }: SiteContent,
  language: Language,
): string {
  const hero = sections.find(({ type }) => type === 'hero')
  const title = hero?.type === 'hero' ? catalogs[language][hero.title] : undefined
  return plainText(title ?? catalogs[language]['page.title'])
}

/** The share picture that the build makes in a language. Links to the page show that of the document's language. */
export const madeShareImage = (language: Language) => `share-${language}.png`

/** The address of the picture that is shown beside links to the page. */
export const shareImage = (site: Site) =>
  absolute(site, site.site.shareImage?.file ?? madeShareImage(defaultLanguage(site)))

/** A text that may have no placeholder, as a visitor would read it: with its quoting undone. */
export function plainText(text: string): string {
  const { text: parts = [] } = compileCatalog({ text })
  return parts.map((part) => ('value' in part ? part.value : '')).join('')
}

/** The folder that the site is published in, "/" or "/folder/". */
export const basePath = (site: Site) => new URL(site.site.address).pathname

/** Content paths begin with a slash and are meant from the site's own folder. */
export const absolute = (site: Site, path: string) =>
  new URL(path.replace(/^\//, ''), site.site.address).href
