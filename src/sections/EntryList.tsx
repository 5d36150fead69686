import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface EntryListProps {
  isOrdered?: boolean
  children: ReactNode
}

/** Entries in up to three columns; the last row is shared evenly. No row has a single entry: four become two and two. */
export function EntryList({ isOrdered = false, children }: EntryListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- WebKit does not treat a list without bullets as one
    <Box component={isOrdered ? 'ol' : 'ul'} role="list" sx={listStyle}>
      {children}
    </Box>
  )
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: { xs: 4, md: 6 },
  m: 0,
  mt: { xs: 4, md: 8 },
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': { flex: '1 1 min(max(18rem, 30%), 100%)', minWidth: 0, breakInside: 'avoid' },
  '& > :nth-of-type(3n+1):nth-last-of-type(4), & > :nth-of-type(3n+1):nth-last-of-type(4) ~ li':
    { flexBasis: 'min(max(18rem, 45%), 100%)' },
} as const
