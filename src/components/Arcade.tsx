import Box from '@mui/material/Box'
import { useId } from 'react'

import { column } from './column.ts'

/** Columns side by side, in the colour --columns, from the left to the right end of the box that clips them. */
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
      {/* Higher than the column: no line of the tile above shows at its tip. */}
      <pattern id={id} width="48" height="99" patternUnits="userSpaceOnUse">
        <path fill="var(--columns)" d={column} />
      </pattern>
      <path fill={`url(#${id})`} d="M-1999 0h3998v56H-1999z" />
    </Box>
  )
}

/** The upper edge of a coloured ground: columns stand on it. */
export function ArcadeEdge() {
  return <Arcade sx={edge} />
}

const row = {
  position: 'absolute',
  left: '50%',
  width: '1px',
  overflow: 'visible',
  '@media print': { display: 'none' },
} as const

// As wide as the box that is drawn: columns of a phone are smaller, and not cut at their feet.
const edge = {
  bottom: 'calc(100% - 1px)',
  width: 'auto',
  height: 'clamp(2rem, 4vw, 3.5rem)',
} as const
