import { styled } from '@mui/material/styles'

import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { isWithin } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'

/** The number of problems at a place and below it, in the color of the worst. */
export function ProblemCount({ path }: { path: Path }) {
  const say = useSay()
  const { problems } = useStore(useEditor().checks, (checked) => checked)
  const inside = problems.filter(({ field }) => isWithin(field, path))
  if (inside.length === 0) return null
  const worst = order.find((severity) =>
    inside.some((each) => each.severity === severity),
  )
  const id = worst === 'blank' ? 'common.emptyCount' : 'common.problemCount'
  return (
    <Badge aria-label={say(id, { count: inside.length })} data-severity={worst}>
      {inside.length}
    </Badge>
  )
}

const order = ['error', 'warning', 'blank'] as const

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
  '&[data-severity=warning]': { background: 'var(--mui-palette-warning-main)' },
  '&[data-severity=blank]': {
    color: 'var(--mui-palette-text-primary)',
    background: 'var(--mui-palette-divider)',
  },
})
