/** The languages of the check, the commands, and the editor. The languages of a page are in languages.ts. */
export type ReportLanguage = 'en' | 'br'

/** A text in both of these languages. */
export type Bilingual = Record<ReportLanguage, string>

/** For texts that are the same in both languages, such as a company's name. */
export const inBoth = (text: string): Bilingual => ({ en: text, br: text })

/** Calls a function for each language. */
export const inEach = (textIn: (language: ReportLanguage) => string): Bilingual => ({
  en: textIn('en'),
  br: textIn('br'),
})
