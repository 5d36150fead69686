import { useEditor, useOwnLanguage } from '../context.tsx'
import { sentenceOf } from './sentenceOf.ts'
import type { FieldProblem } from './withFields.ts'

/** Gives the sentence for a problem, with the names that the content has now. */
export function useSentence(): (problem: FieldProblem) => string {
  const { site } = useEditor()
  const own = useOwnLanguage()
  return (problem) => sentenceOf(site.get().history.now.content, problem, own)
}
