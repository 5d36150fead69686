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
  if (problems.length === 0) return <p>{say(words.noProblems)}</p>
  const sorted = problems.toSorted(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  )
  return (
    <EntryList>
      {sorted.map((problem) => (
        <li key={`${problem.code} ${problem.offset}`}>
          <PlaceLink path={problem.field} whole={words.content} />
          <ProblemNote problem={problem} />
        </li>
      ))}
    </EntryList>
  )
}
