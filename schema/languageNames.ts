import { bilingual, type Bilingual } from './bilingual.ts'
import { languageList, languages, type Language } from './languages.ts'
import { byLanguage } from './read/contentLanguages.ts'

/** Names without a country: "Portuguese", "português". They are constants because Intl.DisplayNames is slow. */
export const languageNames = byLanguage(languageList, (language) =>
  bilingual((messageLanguage) => {
    const primarySubtag = new Intl.Locale(languages[language].lang).language
    const { lang } = languages[messageLanguage]
    const names = new Intl.DisplayNames(lang, { type: 'language' })
    return names.of(primarySubtag) ?? primarySubtag
  }),
)

/** The name of a language as a title in both languages: "English", "Inglês". */
export const languageTitle = (language: Language): Bilingual =>
  bilingual((messageLanguage) => {
    const name = languageNames[language][messageLanguage]
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
