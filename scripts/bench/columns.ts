/** What is measured in turn: both languages, on a phone and on a desktop. */
import type { Language } from '../../src/i18n/languages.ts'
import type { FormFactor } from './lighthouse.ts'

export const languageKeys: readonly Language[] = ['en', 'br']
export const formFactors: readonly FormFactor[] = ['mobile', 'desktop']
