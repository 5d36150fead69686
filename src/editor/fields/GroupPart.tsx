import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useId } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { removePart } from '../edits/edits.ts'
import { LineIcon } from '../LineIcon.tsx'
import { said } from '../words.ts'
import { bare, Help } from './controls.tsx'
import type { FieldProps } from './fieldProps.ts'
import { FormChoice } from './FormChoice.tsx'
import { Parts } from './Parts.tsx'
import { ProblemNotes } from './ProblemNotes.tsx'

/** A group within a group, such as a button with its words and where it leads. */
export function GroupPart({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const id = useId()
  const title = field.title ?? field.name
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      data-path={JSON.stringify(path)}
      sx={frame}
    >
      <Box sx={head}>
        <span id={id}>{say(title)}</span>
        {!field.isRequired && (
          <Tooltip title={say(said.remove(title))}>
            <IconButton
              aria-label={say(said.remove(title))}
              onClick={() => site.change(path, (now) => removePart(now, path))}
            >
              <LineIcon name="x" size={16} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {field.help && <Help>{say(field.help)}</Help>}
      <ProblemNotes path={path} id={`${id}-problems`} />
      <FormChoice path={path} field={field} />
      <Parts path={path} field={field} />
    </Box>
  )
}

const frame = {
  ...bare,
  display: 'grid',
  gap: 1.5,
  pl: 1.5,
  borderLeft: '2px solid',
  borderColor: 'divider',
} as const

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 28,
  fontSize: '.8125rem',
  fontWeight: 600,
  '& > span': { mr: 'auto' },
} as const
