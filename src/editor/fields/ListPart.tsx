import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useId } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { removePart } from '../edits/edits.ts'
import { LineIcon } from '../LineIcon.tsx'
import { said } from '../words.ts'
import { AddEntry } from './AddEntry.tsx'
import { AnyPart } from './AnyPart.tsx'
import { bare, Help } from './controls.tsx'
import { EntryRow } from './EntryRow.tsx'
import type { FieldProps } from './fieldProps.ts'
import { ProblemNotes } from './ProblemNotes.tsx'
import { TargetsField } from './TargetsField.tsx'
import { useField } from './useField.ts'

/** A list within a group: entries that unfold, single values, or ids of entries that stand elsewhere. */
export function ListPart(props: FieldProps) {
  const { path, field } = props
  const say = useSay()
  const { site } = useEditor()
  const id = useId()
  const item = useField([...path, 0])
  const title = field.title ?? field.name
  if (item?.pointsTo !== undefined && item.pointsTo !== 'texts')
    return <TargetsField {...props} list={item.pointsTo} />
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
      <Entries {...props} />
    </Box>
  )
}

/** The entries of a list, and the way to more of them. */
export function Entries({ path, field }: FieldProps) {
  const item = useField([...path, 0])
  const isGroup = item?.kind === 'group'
  const { maxItems = Infinity } = field
  return (
    <>
      <Box component="ol" sx={entries}>
        {field.children.map(({ key }) => {
          const entry = [...path, key]
          return isGroup ? (
            <EntryRow key={key} path={entry} count={field.children.length} />
          ) : (
            <Value key={key} path={entry} />
          )
        })}
      </Box>
      {field.children.length < maxItems && <AddEntry path={path} field={field} />}
    </>
  )
}

function Value({ path }: { path: FieldProps['path'] }) {
  const say = useSay()
  const { site } = useEditor()
  const field = useField(path)
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <AnyPart path={path} />
      {field && (
        <Button
          size="small"
          sx={{ justifySelf: 'end' }}
          onClick={() => site.change(path, (now) => removePart(now, path))}
        >
          {say(said.remove(field.title ?? field.name))}
        </Button>
      )}
    </Box>
  )
}

const frame = { ...bare, display: 'grid', gap: 1 } as const

const head = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 28,
  fontSize: '.8125rem',
  fontWeight: 600,
} as const

const entries = { display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' } as const
