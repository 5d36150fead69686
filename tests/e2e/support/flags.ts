import type { Page } from '@playwright/test'

import { languageList, languages, type Language } from '../../../schema/languages.ts'
import { byLanguage } from '../../../schema/read/contentLanguages.ts'

/** The value of `<html lang>` in each language. */
export const langs = byLanguage(languageList, (language) => languages[language].lang)

export function flag(page: Page, language: Language) {
  return page.getByTitle(languages[language].flagTitle, { exact: true })
}

/** Presses a flag by script: a real click would move the focus. */
export const pressFlag = (page: Page, language: Language) =>
  page.evaluate((chosen) => {
    document.querySelector<HTMLElement>(`[data-language=${chosen}]`)?.click()
  }, language)
