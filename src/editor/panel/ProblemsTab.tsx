import Link from '@mui/material/Link'

import { placeName } from '../changes/placeName.ts'
import { useEditor, useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import { ProblemNote } from '../fields/ProblemNotes.tsx'
import { useStore } from '../state/store.ts'
import { words } from '../words.ts'

/** All problems in one list, errors first; each leads to its field. */
export function ProblemsTab() {
  const say = useSay()
  const { site, checks, navigation, language } = useEditor()
  const own = useStore(language, (now) => now)
  const problems = useStore(checks, (checked) => checked.problems)
  const { content } = site.get().history.now
  const sorted = problems.toSorted(
    (one, other) =>
      Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  )
  if (sorted.length === 0) return <p>{say(words.noProblems)}</p>
  return (
    <EntryList>
      {sorted.map((problem) => {
        const name = placeName(content, problem.field, own)
        return (
          <li key={`${problem.code} ${problem.offset}`}>
            <Link
              component="button"
              type="button"
              sx={{ fontWeight: 600, textAlign: 'start' }}
              onClick={() => navigation.goTo(problem.field)}
            >
              {name || say(words.content)}
            </Link>
            <ProblemNote problem={problem} />
          </li>
        )
      })}
    </EntryList>
  )
}
