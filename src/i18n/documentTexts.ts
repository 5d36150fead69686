import type { CodeMessageId } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import type { DocumentTexts } from './languageChoice.ts'

/** The texts outside React's tree in one language, for both the prerendered document and the application. */
export function documentTexts(
  language: Language,
  text: (id: CodeMessageId) => string,
): DocumentTexts {
  return {
    lang: languages[language].lang,
    title: text('page.title'),
    description: text('page.description'),
    changed: text('language.changed'),
  }
}
