import { inEnglish, inPortuguese } from '../languageNames.ts'
import { languageList, languages } from '../languages.ts'

/** What people write for the key of a language, in small letters: "pt", "pt-br", "portuguese" and "português" for "br". */
export function namesOfLanguages(): [name: string, key: string][] {
  return languageList.flatMap((key) => {
    const { lang } = languages[key]
    const { language, region } = new Intl.Locale(lang).maximize()
    const names = [
      lang,
      language,
      `${language}-${region}`,
      inEnglish(key),
      inPortuguese(key),
    ]
    return names.map((name): [string, string] => [name.toLowerCase(), key])
  })
}
