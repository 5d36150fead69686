/** What the head and the files beside the document need of the content. */
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Language } from '../../schema/languages.ts'
import { madeShareImage } from '../../schema/model/pictures.ts'
import { compileCatalog } from '../../schema/page/compileCatalog.ts'
import {
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'

export type Site = Omit<SiteContent, '$schema' | 'catalogs'>

/** The languages of the page, and the words of the head as a visitor would read them. */
export interface HeadTexts {
  /** That of the document. */
  language: Language
  /** All, in the order of the flags. */
  languages: readonly Language[]
  title: string
  description: string
  shareAlt: string
  /** Of offices abroad, by the names of their texts. */
  countries: Record<string, string>
}

/** In the document's language. */
export function headTexts(content: SiteContent): HeadTexts {
  const language = defaultLanguageOf(content)
  const catalog = catalogOf(content, language)
  const { shareImage } = content.site
  return {
    language,
    languages: languagesOf(content),
    title: plainText(catalog['page.title']),
    description: plainText(catalog['page.description']),
    shareAlt: shareImage
      ? plainText(catalog[shareImage.alt] ?? '')
      : `${content.company.name}: ${headlineOf(content, language)}`,
    countries: Object.fromEntries(
      (content.offices ?? []).flatMap((office) =>
        'country' in office
          ? [[office.country, plainText(catalog[office.country] ?? '')]]
          : [],
      ),
    ),
  }
}

/** The first words of the page. */
export function headlineOf(content: SiteContent, language: Language): string {
  const hero = content.sections.find(({ type }) => type === 'hero')
  const catalog = catalogOf(content, language)
  const title = hero?.type === 'hero' ? catalog[hero.title] : undefined
  return plainText(title ?? catalog['page.title'])
}

/** The address of the picture that is shown beside links to the page. */
export const shareImage = (site: Site, { language }: HeadTexts) =>
  absolute(site, site.site.shareImage?.file ?? madeShareImage(language))

/** A text that may have no placeholder, as a visitor would read it: with its quoting undone. */
export function plainText(text: string): string {
  const { text: parts = [] } = compileCatalog({ text })
  return parts.map((part) => ('value' in part ? part.value : '')).join('')
}

/** The folder that the site is published in, "/" or "/folder/". */
export const basePath = (site: Site) => new URL(site.site.address).pathname

/** Content paths begin with a slash and begin at the site's own folder. */
export const absolute = (site: Site, path: string) =>
  new URL(path.replace(/^\//, ''), site.site.address).href
