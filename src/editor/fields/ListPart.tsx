import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { useSay } from '../context.tsx'
import { said, words } from '../words.ts'
import { AddEntry } from './AddEntry.tsx'
import { AnyPart } from './AnyPart.tsx'
import { EntryRow } from './EntryRow.tsx'
import type { FieldProps } from './fieldProps.ts'
import { PartFrame } from './PartFrame.tsx'
import { TargetsField } from './TargetsField.tsx'
import { useField } from './useField.ts'
import { useRemove } from './useRemove.ts'

/** A list within a group: entries that unfold, single values, or ids of entries that stand elsewhere. */
export function ListPart(props: FieldProps) {
  const item = useField([...props.path, 0])
  if (item?.pointsTo !== undefined && item.pointsTo !== 'texts')
    return <TargetsField {...props} list={item.pointsTo} />
  return (
    <PartFrame {...props}>
      <Entries {...props} />
    </PartFrame>
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
  const remove = useRemove(path)
  const field = useField(path)
  const title = field && say(field.title ?? field.name)
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <AnyPart path={path} />
      {title !== undefined && (
        <Button size="small" sx={{ justifySelf: 'end' }} onClick={() => remove(title)}>
          {say(said.of(words.remove, title))}
        </Button>
      )}
    </Box>
  )
}

const entries = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const
