import Box from '@mui/material/Box'

import { useSay } from '../context.tsx'
import type { FileChanges } from '../storage/storage.ts'
import { words } from '../words.ts'

/** Pictures that come and go with a save. */
export function FileChangeList({ files }: { files: FileChanges }) {
  const say = useSay()
  const changes = Object.entries(files)
  if (changes.length === 0) return null
  return (
    <Box component="ul" sx={list}>
      {changes.map(([path, id]) => (
        <li key={path}>
          <small>{say(id === null ? words.fileRemoved : words.fileAdded)}</small>
          <strong>{path.slice(1)}</strong>
        </li>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'grid' },
  '& small': { color: 'text.secondary' },
} as const
