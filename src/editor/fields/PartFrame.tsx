import Box from '@mui/material/Box'
import { useId, type ReactNode } from 'react'

import { useSay } from '../context.tsx'
import { bare, Help } from '../controls/styles.tsx'
import type { FieldProps } from './fieldProps.ts'
import { ProblemNotes } from './ProblemNotes.tsx'
import { RemoveButton } from './RemoveButton.tsx'

interface PartFrameProps extends FieldProps {
  isIndented?: boolean
  children: ReactNode
}

/** What frames a group or a list within a group: its title, its help and its problems. */
export function PartFrame({ path, field, isIndented, children }: PartFrameProps) {
  const say = useSay()
  const id = useId()
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      data-path={JSON.stringify(path)}
      sx={{ ...frame, ...(isIndented && indented) }}
    >
      <Box sx={head}>
        <span id={id}>{say(field.title ?? field.name)}</span>
      </Box>
      {field.help && <Help>{say(field.help)}</Help>}
      <ProblemNotes path={path} id={`${id}-problems`} />
      {children}
      <RemoveButton path={path} field={field} />
    </Box>
  )
}

const frame = { ...bare, position: 'relative', display: 'grid', gap: 1 } as const

const indented = {
  gap: 1.5,
  pl: 1.5,
  borderLeft: '2px solid',
  borderColor: 'divider',
} as const

const head = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 28,
  fontSize: '.8125rem',
  fontWeight: 600,
} as const
