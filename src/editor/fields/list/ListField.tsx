import Box from '@mui/material/Box'

import type { HolderProps } from '../fieldProps.ts'
import { PartFrame } from '../PartFrame.tsx'
import { useField } from '../useField.ts'
import { AddEntry } from './AddEntry.tsx'
import { AddPictures } from './AddPictures.tsx'
import { EntryRow } from './EntryRow.tsx'
import { useEntryKeys } from './useEntryKeys.ts'

/** A list within a group: entries that unfold, or single values. */
export function ListField(props: HolderProps) {
  return (
    <PartFrame {...props}>
      <Entries {...props} />
    </PartFrame>
  )
}

/** The entries of a list, and the buttons that add more. */
export function Entries({ path, field, Part }: HolderProps) {
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
            <EntryRow
              key={keys[index]}
              path={entry}
              count={field.children.length}
              Part={Part}
            />
          ) : (
            <li key={keys[index]}>
              <Part path={entry} />
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
