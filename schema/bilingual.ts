/** A language of messages: of the check, the commands, and the editor. languages.ts has those of a page. */
export type MessageLanguage = 'en' | 'br'

/** A text in both of these languages. */
export type Bilingual = Record<MessageLanguage, string>

/** A text that is the same in both languages, such as a company's name. */
export const inBoth = (text: string): Bilingual => ({ en: text, br: text })

/** A text in both languages, from a function that returns it in one. */
export const bilingual = (textIn: (language: MessageLanguage) => string): Bilingual => ({
  en: textIn('en'),
  br: textIn('br'),
})
