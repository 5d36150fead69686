import { useEffect, useRef } from 'react'

import type { FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useSay } from '../context.tsx'
import { PlainList } from '../controls/styles.tsx'
import { ProblemNote } from '../fields/ProblemNotes.tsx'
import { useStore } from '../state/store.ts'
import { FieldLink } from './FieldLink.tsx'

/** First the problems that prevent saving. */
const order: readonly FieldProblem['severity'][] = ['error', 'blank', 'warning']

/** All problems in one list, with links to their fields. */
export function ProblemsTab() {
  const say = useSay()
  const { checks } = useEditor()
  const problems = useStore(checks, (checked) => checked.problems)
  const list = useRef<HTMLDivElement>(null)
  const fixed = useRef<number>(undefined)
  // After a fix, the focus moves to the next problem, or to its button if it has one.
  useEffect(() => {
    if (fixed.current === undefined) return
    const rows = [...(list.current?.querySelectorAll('li') ?? [])]
    const row = rows[fixed.current] ?? rows.at(-1)
    const button = row && [...row.querySelectorAll('button')].at(-1)
    const next = button ?? list.current
    next?.focus()
    fixed.current = undefined
  }, [problems])
  const sorted = problems.toSorted(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  )
  return (
    <div ref={list} tabIndex={-1}>
      {problems.length === 0 && <p>{say('panel.noProblems')}</p>}
      <PlainList>
        {sorted.map((problem, index) => (
          <li key={`${problem.code} ${problem.offset}`}>
            <FieldLink path={problem.field} />
            <ProblemNote problem={problem} onFixed={() => (fixed.current = index)} />
          </li>
        ))}
      </PlainList>
    </div>
  )
}
