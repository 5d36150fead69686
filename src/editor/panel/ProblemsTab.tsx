import { useEffect, useRef } from 'react'

import type { FieldProblem } from '../check/withFields.ts'
import { useEditor, useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import { ProblemNote } from '../fields/ProblemNotes.tsx'
import { useStore } from '../state/store.ts'
import { words } from '../words.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** What keeps the content from being saved stands first. */
const order: readonly FieldProblem['severity'][] = ['error', 'blank', 'warning']

/** All problems in one list; each leads to its field. */
export function ProblemsTab() {
  const say = useSay()
  const problems = useStore(useEditor().checks, (checked) => checked.problems)
  const list = useRef<HTMLDivElement>(null)
  const mended = useRef<number>(undefined)
  // Where a problem was mended, the focus goes on to the next one, and to its mend if it has one.
  useEffect(() => {
    if (mended.current === undefined) return
    const rows = [...(list.current?.querySelectorAll('li') ?? [])]
    const row = rows[mended.current] ?? rows.at(-1)
    const button = row && [...row.querySelectorAll('button')].at(-1)
    const next = button ?? list.current
    next?.focus()
    mended.current = undefined
  }, [problems])
  const sorted = problems.toSorted(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  )
  return (
    <div ref={list} tabIndex={-1}>
      {problems.length === 0 && <p>{say(words.noProblems)}</p>}
      <EntryList>
        {sorted.map((problem, index) => (
          <li key={`${problem.code} ${problem.offset}`}>
            <PlaceLink path={problem.field} whole={words.content} />
            <ProblemNote problem={problem} onMended={() => (mended.current = index)} />
          </li>
        ))}
      </EntryList>
    </div>
  )
}
