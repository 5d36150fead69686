import type { Page } from '@playwright/test'

import type { Language } from '../../src/i18n/languages.ts'

/** Titles of the flag buttons: the same in both languages, by the spec. */
const flagTitles = { en: 'View in English', br: 'Ver em português' } as const
export const langs = { en: 'en', br: 'pt-BR' } as const

export function flag(page: Page, language: Language) {
  return page.getByTitle(flagTitles[language], { exact: true })
}
