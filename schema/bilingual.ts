/** The languages of the check, the commands, and the editor; those of a page are in languages.ts. */
export type ReportLanguage = 'en' | 'br'

/** The same words in both languages. */
export type Bilingual = Record<ReportLanguage, string>

export const inBoth = (words: string): Bilingual => ({ en: words, br: words })

export const inEach = (words: (language: ReportLanguage) => string): Bilingual => ({
  en: words('en'),
  br: words('br'),
})
