/** A language of the owner's messages. languages.ts lists the languages of the page. */
export type MessageLanguage = 'en' | 'br'

/** A text in both of these languages. */
export type Bilingual = Record<MessageLanguage, string>

/** A text that is the same in both languages, such as a company's name. */
export const asBilingual = (text: string): Bilingual => ({ en: text, br: text })

/** A text in both languages, from a function that returns it in one. */
export const bilingual = (textIn: (language: MessageLanguage) => string): Bilingual => ({
  en: textIn('en'),
  br: textIn('br'),
})
