import { type Language, languageList } from '../../../schema/languages.ts'

/** Chooses the language by the length of a test's title, so that about half of the tests run in each. */
export const languageInTurn = (title: string): Language =>
  languageList[title.length % languageList.length] ?? 'en'
