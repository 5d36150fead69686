import type { Page } from '@playwright/test'

import { type Language, languageList, languages } from '../../schema/languages.ts'
import { inEach } from '../../schema/read/contentLanguages.ts'

/** What `<html lang>` says in each language. */
export const langs = inEach(languageList, (language) => languages[language].lang)

export function flag(page: Page, language: Language) {
  return page.getByTitle(languages[language].flagTitle, { exact: true })
}

/** The language of the flag after that of `language`, of the last one's the first: with it a test switches through all. */
export function nextLanguage(language: Language): Language {
  return languageList[languageList.indexOf(language) + 1] ?? languageList[0] ?? language
}
