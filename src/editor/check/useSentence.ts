import { useEditor, useOwnLanguage } from '../context.tsx'
import { sentenceOf } from './sentenceOf.ts'
import type { FieldProblem } from './withFields.ts'

/** Tells a problem of the content as it is now. */
export function useSentence(): (problem: FieldProblem) => string {
  const { site } = useEditor()
  const own = useOwnLanguage()
  return (problem) => sentenceOf(site.get().history.now.content, problem, own)
}
