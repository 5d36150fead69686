import { useRef } from 'react'

import type { FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useSay } from '../context.tsx'
import { PlainList } from '../controls/styles.tsx'
import { ProblemNote } from '../fields/ProblemNotes.tsx'
import { useStore } from '../state/store.ts'
import { FieldLink } from './FieldLink.tsx'

/** In display order: problems that prevent saving come first. */
const severities: readonly FieldProblem['severity'][] = ['error', 'blank', 'warning']

/** All problems in one list, with links to their fields. */
export function ProblemsTab() {
  const say = useSay()
  const { checks } = useEditor()
  const { snapshot, problems } = useStore(checks, (state) => state)
  const list = useRef<HTMLDivElement>(null)
  const sortedProblems = problems.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )
  return (
    <div ref={list} tabIndex={-1}>
      {snapshot && problems.length === 0 && <p>{say('panel.noProblems')}</p>}
      <PlainList>
        {sortedProblems.map((problem) => (
          <li key={`${problem.code} ${problem.offset}`}>
            <FieldLink path={problem.field} language={problem.language} />
            <ProblemNote problem={problem} onFixed={() => list.current?.focus()} />
          </li>
        ))}
      </PlainList>
    </div>
  )
}
