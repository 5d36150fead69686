import Chip from '@mui/material/Chip'

import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { isWithin } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'

/** The number of problems at a path and below it, in the color of the most serious one. */
export function ProblemCount({ path }: { path: Path }) {
  const say = useSay()
  const { problems } = useStore(useEditor().checks, (state) => state)
  const problemsInside = problems.filter(({ field }) => isWithin(field, path))
  const count = problemsInside.length
  if (count === 0) return null
  const severity = (['error', 'warning'] as const).find((severity) =>
    problemsInside.some((problem) => problem.severity === severity),
  )
  const label = say(severity ? 'common.problemCount' : 'common.emptyCount', { count })
  return (
    <Chip
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Without a role, screen readers ignore the label.
      role="img"
      size="small"
      {...(severity && { color: severity })}
      aria-label={label}
      label={count}
    />
  )
}
