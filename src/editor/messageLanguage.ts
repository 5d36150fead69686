import type { MessageLanguage } from '../../schema/bilingual.ts'
import type { Language } from '../../schema/languages.ts'
import { storeValue, storedValue } from '../i18n/languageChoice.ts'

const storageKey = 'editor-language'

/** The message language that matches a language of the page. Example: for a title that replaces an empty text. */
export const messageLanguageFor = (language: Language): MessageLanguage =>
  language === 'br' ? 'br' : 'en'

/** The language that was chosen earlier, otherwise the browser's, otherwise English. */
export function initialMessageLanguage(): MessageLanguage {
  const storedLanguage = storedValue(storageKey)
  if (storedLanguage === 'en' || storedLanguage === 'br') return storedLanguage
  const preferred = navigator.languages.find((lang) => /^(en|pt)\b/.test(lang))
  return preferred?.startsWith('pt') ? 'br' : 'en'
}

export function storeMessageLanguage(language: MessageLanguage): void {
  storeValue(storageKey, language)
}
