/** What is known of a language beside its words, which stand in the content's catalog of it. */
interface LanguageFacts {
  /** The BCP 47 tag, for `lang`, Intl and react-intl. */
  lang: string
  /** The title of its flag, the same in every catalog: whoever needs the flag must understand it. */
  flagTitle: string
}

/**
 * The languages that a page can be in, in the order of the flags, by the keys that catalogs, addresses and storage use. A page
 * is in those that its content has a catalog for. What a further entry lacks elsewhere does not compile.
 * In which languages the check speaks is another matter: ReportLanguage in problem.ts.
 */
export const languages = {
  en: { lang: 'en', flagTitle: 'View in English' },
  // Our key only: in BCP 47 `br` is Breton.
  br: { lang: 'pt-BR', flagTitle: 'Ver em português' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

export const languageList: readonly Language[] = Object.keys(languages).filter(isLanguage)
