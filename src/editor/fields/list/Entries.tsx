import Box from '@mui/material/Box'

import { lookUp } from '../../../../schema/read/lookUp.ts'
import { useEditor } from '../../context.tsx'
import { entryKeys } from '../../state/followPath.ts'
import { useValue } from '../../state/siteStore.ts'
import type { ContainerProps } from '../FieldLayout.tsx'
import { useField } from '../useField.ts'
import { AddEntry } from './AddEntry.tsx'
import { EntryRow } from './EntryRow.tsx'

/** The entries of a list, and the buttons that add more. */
export function Entries({ path, field, ValueField }: ContainerProps) {
  const entryField = useField([...path, 0])
  const isGroup = entryField?.kind === 'group'
  const list = useValue(useEditor().site, path)
  // With the id as the key, the state of a row moves with its entry.
  const keys = entryKeys(
    Array.isArray(list) ? list.map((entry, index) => lookUp(entry, ['id']) ?? index) : [],
  )
  const { maxItems = Infinity } = field
  return (
    <>
      <Box component="ol" sx={listStyle}>
        {field.children.map(({ key }, index) => {
          const entryPath = [...path, key]
          return isGroup ? (
            <EntryRow key={keys[index]} path={entryPath} ValueField={ValueField} />
          ) : (
            <li key={keys[index]}>
              <ValueField path={entryPath} />
            </li>
          )
        })}
      </Box>
      {field.children.length < maxItems && <AddEntry path={path} field={field} />}
    </>
  )
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const
