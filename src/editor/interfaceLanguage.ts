import type { ReportLanguage } from '../../schema/bilingual.ts'
import type { Language } from '../../schema/languages.ts'
import { remember, remembered } from '../i18n/languageChoice.ts'

/** The languages of the editor's messages, each by its own name. */
export const interfaceLanguages: Readonly<Record<ReportLanguage, string>> = {
  en: 'English',
  br: 'Português',
}

const key = 'editor-language'

export function isInterfaceLanguage(value: unknown): value is ReportLanguage {
  return typeof value === 'string' && Object.hasOwn(interfaceLanguages, value)
}

/** The interface's language for a language of the page, as for titles in place of empty texts. */
export function interfaceLanguageFor(language: Language): ReportLanguage {
  return isInterfaceLanguage(language) ? language : 'en'
}

/** The language that was chosen before, else the browser's, else English. */
export function interfaceLanguage(): ReportLanguage {
  const chosen = remembered(key)
  if (isInterfaceLanguage(chosen)) return chosen
  const preferred = navigator.languages.find((lang) => /^(en|pt)\b/.test(lang))
  return preferred?.startsWith('pt') ? 'br' : 'en'
}

export function rememberInterfaceLanguage(language: ReportLanguage): void {
  remember(key, language)
}
