import type { CodeMessageId } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import type { DocumentWords } from './languageChoice.ts'

/** The texts outside of React's tree in one language, for both the prerendered document and the application. */
export function documentWords(
  language: Language,
  text: (id: CodeMessageId) => string,
): DocumentWords {
  return {
    lang: languages[language].lang,
    title: text('page.title'),
    description: text('page.description'),
    changed: text('language.changed'),
  }
}
