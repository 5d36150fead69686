/** The texts of the content that the head and the files next to the document need. */
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Language } from '../../schema/languages.ts'
import {
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'

/** The texts of the head and the languages of the page. */
export interface HeadTexts {
  /** Language of the document. */
  language: Language
  /** All languages of the page, in the order of the flags. */
  languages: readonly Language[]
  title: string
  description: string
  shareAlt: string
  /** Names of the countries of offices abroad, by their text ids. */
  countries: Record<string, string>
}

/** Collects the texts of the head in the document's language. */
export function headTexts(content: SiteContent): HeadTexts {
  const language = defaultLanguageOf(content)
  const catalog = catalogOf(content, language)
  const { shareImage } = content.site
  return {
    language,
    languages: languagesOf(content),
    title: catalog['page.title'],
    description: catalog['page.description'],
    shareAlt: shareImage
      ? (catalog[shareImage.alt] ?? '')
      : `${content.company.name}: ${headlineOf(content, language)}`,
    countries: Object.fromEntries(
      (content.offices ?? []).flatMap((office) =>
        'country' in office ? [[office.country, catalog[office.country] ?? '']] : [],
      ),
    ),
  }
}

/** The headline of the page. */
export function headlineOf(content: SiteContent, language: Language): string {
  const hero = content.sections.find(({ type }) => type === 'hero')
  const catalog = catalogOf(content, language)
  const title = hero?.type === 'hero' ? catalog[hero.title] : undefined
  return title ?? catalog['page.title']
}
