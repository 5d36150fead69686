/**
 * The languages of the check, the commands and the editor's help. The languages of a page are another matter
 * (languages.ts).
 */
export type ReportLanguage = 'en' | 'br'

/** The same words in both languages. */
export type Bilingual = Record<ReportLanguage, string>

export const inBoth = (words: string): Bilingual => ({ en: words, br: words })

export const inEach = (words: (language: ReportLanguage) => string): Bilingual => ({
  en: words('en'),
  br: words('br'),
})
