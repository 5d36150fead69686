import { languages, type Language } from './languages.ts'

const english = new Intl.DisplayNames('en', { type: 'language' })
const portuguese = new Intl.DisplayNames('pt-BR', { type: 'language' })

/** A language's English name without its country: "Portuguese". */
export function inEnglish(language: Language): string {
  return nameIn(language, english)
}

/** A language's Portuguese name: "português". */
export function inPortuguese(language: Language): string {
  return nameIn(language, portuguese)
}

function nameIn(language: Language, names: Intl.DisplayNames): string {
  const primary = new Intl.Locale(languages[language].lang).language
  return names.of(primary) ?? primary
}
