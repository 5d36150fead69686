import { useEditor, useInterfaceLanguage } from '../context.tsx'
import { sentenceOf } from './sentenceOf.ts'
import type { FieldProblem } from './withFields.ts'

/** Gives the sentence for a problem, with the names that the content has now. */
export function useSentence(): (problem: FieldProblem) => string {
  const { site } = useEditor()
  const language = useInterfaceLanguage()
  return (problem) => sentenceOf(site.get().history.now.content, problem, language)
}
