import { useMemo } from 'react'

import { fieldAt, type Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { labeledEntriesOf } from '../changes/entryLabel.ts'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useMessageLanguage } from '../context.tsx'
import { useValue } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'

/** The start of a path, up to the entry that determines its fields, such as by a section's type. */
const entryDepth = 2

/** The model's description of the value at a path. Recomputed only when the entry around it changes. */
export function useField(path: Path): Field | undefined {
  const { site } = useEditor()
  const entry = useValue(site, path.slice(0, entryDepth))
  const key = JSON.stringify(path)
  return useMemo(
    () => fieldAt(site.get().history.now.content, path),
    // Uses `key` instead of the path, which is a new array at every rendering.
    [site, key, entry], // oxlint-disable-line react/exhaustive-deps
  )
}

/** Id and label of each entry of a list. Leaves out entries without an id. */
export function useEntries(list: string): { id: string; label: string }[] {
  const { site } = useEditor()
  const language = useMessageLanguage()
  const content = useStore(site, ({ history }) => history.now.content)
  return labeledEntriesOf(content, list, language)
}

/** The problems at a path, without those below it. */
export function useProblemsAt(path: Path): readonly FieldProblem[] {
  const problems = useStore(useEditor().checks, (state) => state.problems)
  const key = JSON.stringify(path)
  return useMemo(
    () => problems.filter(({ field }) => JSON.stringify(field) === key),
    [problems, key],
  )
}
