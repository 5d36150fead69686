import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { sentenceOf } from './sentenceOf.ts'
import type { FieldProblem } from './withFields.ts'

/** Tells a problem of the content as it is now. */
export function useSentence(): (problem: FieldProblem) => string {
  const { site, language } = useEditor()
  const own = useStore(language, (now) => now)
  return (problem) => sentenceOf(site.get().history.now.content, problem, own)
}
