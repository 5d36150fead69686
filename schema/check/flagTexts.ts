import { languageList, languages } from '../languages.ts'

/** A text of a flag: it reads alike in every catalog. */
export function isFlagText(id: string): boolean {
  return languageList.some((language) => id.startsWith(`language.${language}.`))
}

/** What the titles of the flags always say, by their names. */
export const flagTitles: ReadonlyMap<string, string> = new Map(
  languageList.map((language) => [
    `language.${language}.title`,
    languages[language].flagTitle,
  ]),
)
