import { styled } from '@mui/material/styles'

/** A list without bullets, as of changes, problems or what is left to do. */
export const PlainList = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', justifyItems: 'start', gap: 4 },
  // Large enough for a finger.
  '& li > button': { minHeight: 24 },
  '& small': { color: 'var(--mui-palette-text-secondary)' },
})
