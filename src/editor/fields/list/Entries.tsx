import Box from '@mui/material/Box'
import { useState } from 'react'

import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor } from '../../context.tsx'
import { entriesAfter } from '../../state/followPath.ts'
import { useValue } from '../../state/siteStore.ts'
import type { HolderProps } from '../FieldFrame.tsx'
import { useField } from '../useField.ts'
import { AddEntry } from './AddEntry.tsx'
import { AddPictures } from './AddPictures.tsx'
import { EntryRow } from './EntryRow.tsx'

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

interface Known {
  list: readonly unknown[]
  keys: readonly number[]
  next: number
}

/** Stable React keys for a list's entries, so that the state of a row moves with its entry. */
function useEntryKeys(path: Path): readonly number[] {
  const { site } = useEditor()
  const value = useValue(site, path)
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const [known, setKnown] = useState<Known>(() => withKeys(list, undefined))
  const isSame = list === known.list || (list.length === 0 && known.list.length === 0)
  if (isSame) return known.keys
  const now = withKeys(list, known)
  setKnown(now)
  return now.keys
}

function withKeys(list: readonly unknown[], before: Known | undefined): Known {
  const known = new Map(
    before &&
      entriesAfter(before.list, list).map((place, index) => [place, before.keys[index]]),
  )
  let next = before?.next ?? 0
  const keys = list.map((_, place) => {
    const key = known.get(place)
    if (key !== undefined) return key
    next += 1
    return next
  })
  return { list, keys, next }
}
