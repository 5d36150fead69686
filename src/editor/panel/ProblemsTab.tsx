import { useEditor, useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import { ProblemNote } from '../fields/ProblemNotes.tsx'
import { useStore } from '../state/store.ts'
import { words } from '../words.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** All problems in one list, errors first; each leads to its field. */
export function ProblemsTab() {
  const say = useSay()
  const problems = useStore(useEditor().checks, (checked) => checked.problems)
  if (problems.length === 0) return <p>{say(words.noProblems)}</p>
  const sorted = problems.toSorted(
    (one, other) =>
      Number(one.severity === 'warning') - Number(other.severity === 'warning'),
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
