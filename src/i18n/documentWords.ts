import type { CodeMessageId } from '../../schema/generated/siteContent.ts'
import type { DocumentWords } from './languages.ts'

/** The words of a language that stand outside the page's tree: the prerendered document and the awake one agree on them here. */
export function documentWords(text: (id: CodeMessageId) => string): DocumentWords {
  return {
    title: text('page.title'),
    description: text('page.description'),
    changed: text('language.changed'),
  }
}
