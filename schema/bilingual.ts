/** The languages of the check, the commands, and the editor. The languages of a page are in languages.ts. */
export type ReportLanguage = 'en' | 'br'

/** The same words in both languages. */
export type Bilingual = Record<ReportLanguage, string>

/** For words that are the same in both languages, such as a company's name. */
export const inBoth = (words: string): Bilingual => ({ en: words, br: words })

/** Calls a function for each language. */
export const inEach = (words: (language: ReportLanguage) => string): Bilingual => ({
  en: words('en'),
  br: words('br'),
})
