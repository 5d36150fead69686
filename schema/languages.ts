/**
 * The languages that a page can have, in the order of the flags, by their keys in catalogs, addresses, and storage. A
 * page has those that its content has a catalog for. A new entry compiles only after everything that it needs is
 * added. The languages of messages are in bilingual.ts.
 */
export const languages = {
  // `lang` is the BCP 47 tag, for HTML, Intl, and react-intl. The flag's title is the same in every catalog, because
  // people who need the flag must understand the title.
  en: { lang: 'en', flagTitle: 'View in English' },
  // `br` is only our key. In BCP 47, it means Breton.
  br: { lang: 'pt-BR', flagTitle: 'Ver em português' },
} as const satisfies Record<string, { lang: string; flagTitle: string }>

export type Language = keyof typeof languages

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

export const languageList: readonly Language[] = Object.keys(languages).filter(isLanguage)
