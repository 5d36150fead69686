import type { DocumentWords } from './languages.ts'
import { useText } from './useText.ts'

/** The words of the current language that stand outside the page's tree. */
export function useDocumentWords(): DocumentWords {
  const text = useText()
  return {
    title: text('page.title'),
    description: text('page.description'),
    changed: text('language.changed'),
  }
}
