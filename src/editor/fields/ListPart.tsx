import Box from '@mui/material/Box'

import { useEntryKeys } from '../state/useEntryKeys.ts'
import { AddEntry } from './AddEntry.tsx'
import { AddPictures } from './AddPictures.tsx'
import { AnyPart } from './AnyPart.tsx'
import { EntryRow } from './EntryRow.tsx'
import type { FieldProps } from './fieldProps.ts'
import { PartFrame } from './PartFrame.tsx'
import { TargetsField } from './TargetsField.tsx'
import { useField } from './useField.ts'

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

/** The entries of a list, and the buttons that add more. */
export function Entries({ path, field }: FieldProps) {
  const item = useField([...path, 0])
  const isGroup = item?.kind === 'group'
  const keys = useEntryKeys(path)
  const { maxItems = Infinity } = field
  return (
    <>
      <Box component="ol" sx={entries}>
        {field.children.map(({ key }, index) => {
          const entry = [...path, key]
          return isGroup ? (
            <EntryRow key={keys[index]} path={entry} count={field.children.length} />
          ) : (
            <li key={keys[index]}>
              <AnyPart path={entry} />
            </li>
          )
        })}
      </Box>
      {field.children.length < maxItems && (
        <>
          <AddEntry path={path} field={field} />
          <AddPictures path={path} field={field} />
        </>
      )}
    </>
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
