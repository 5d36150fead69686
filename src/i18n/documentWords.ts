import type { CodeMessageId } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import type { DocumentWords } from './languageChoice.ts'

/** The words of a language that stand outside the page's tree: the prerendered document and the awake one agree on them here. */
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
