import Box from '@mui/material/Box'
import { useId } from 'react'

import { column } from './column.ts'

/** Columns side by side in one colour, as wide as the box around them, which has to clip them. */
export function Arcade({ sx }: { sx: object }) {
  const id = useId()
  return (
    <Box
      component="svg"
      viewBox="0 0 1 56"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      sx={{ ...row, ...sx }}
    >
      <pattern id={id} width="48" height="56" patternUnits="userSpaceOnUse">
        <path fill="currentColor" d={column} />
      </pattern>
      <path fill={`url(#${id})`} d="M-999 0h1998v56H-999z" />
    </Box>
  )
}

const row = {
  overflow: 'visible',
  '@media print': { display: 'none' },
} as const
