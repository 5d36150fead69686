import { styled } from '@mui/material/styles'

import { useSay } from '../context.tsx'
import { said } from '../words.ts'

/** How many problems there are in what it stands beside. */
export function ProblemCount({ count }: { count: number }) {
  const say = useSay()
  return count > 0 && <Badge aria-label={say(said.problems(count))}>{count}</Badge>
}

const Badge = styled('em')({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 40,
  textAlign: 'center',
  fontStyle: 'normal',
  fontSize: '.75rem',
  fontWeight: 700,
  color: 'var(--mui-palette-background-paper)',
  background: 'var(--mui-palette-error-main)',
})
