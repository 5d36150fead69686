import { useMemo } from 'react'

import type { Path } from '../../../schema/read/lookUp.ts'
import type { FieldProblem } from '../check/withFields.ts'
import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'

/** The problems of a place itself, without those below it. */
export function useProblemsAt(path: Path): readonly FieldProblem[] {
  const problems = useStore(useEditor().checks, (checked) => checked.problems)
  const key = JSON.stringify(path)
  return useMemo(
    () => problems.filter(({ field }) => JSON.stringify(field) === key),
    [problems, key],
  )
}
