import type { Catalog } from '../generated/siteContent.ts'
import { languageList, type Language } from '../languages.ts'
import { isRecord, lookUp } from './lookUp.ts'

/** The languages that the content has a catalog for, in the order of the flags. */
export function languagesOf(content: unknown): Language[] {
  return languageList.filter((language) =>
    isRecord(lookUp(content, ['catalogs', language])),
  )
}

/** The language of the document, search results, and shared links. Throws if the content has no catalog. */
export function defaultLanguageOf(content: unknown): Language {
  const languages = languagesOf(content)
  const chosenLanguage = lookUp(content, ['site', 'defaultLanguage'])
  const language = languages.find((key) => key === chosenLanguage) ?? languages[0]
  if (!language) throw new Error('Failed to choose a language: there is no catalog.')
  return language
}

/** The catalog of one of the content's languages. Throws for other languages: callers use those of `languagesOf`. */
export function catalogOf<Texts = Catalog>(
  { catalogs }: { catalogs: Partial<Record<Language, Texts>> },
  language: Language,
): Texts {
  const catalog = catalogs[language]
  if (!catalog) throw new Error(`Failed to read the texts: no catalog “${language}”.`)
  return catalog
}

/** An object with a value for each of a page's languages. */
export function byLanguage<Value>(
  languages: readonly Language[],
  valueOf: (language: Language, index: number) => Value,
): Record<Language, Value> {
  const values = languages.map((language, index) => [language, valueOf(language, index)])
  // The type has all languages; a page reads only the values of its languages.
  return Object.fromEntries(values) as Record<Language, Value>
}
