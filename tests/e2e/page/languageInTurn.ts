import { type Language, languageList } from '../../../schema/languages.ts'

/** A language by the length of a test's title, so that about as many tests run in each. */
export const languageInTurn = (title: string): Language =>
  languageList[title.length % languageList.length] ?? 'en'
