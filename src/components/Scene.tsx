import Box from '@mui/material/Box'

import { buildingColors } from '../../schema/look/drawings.ts'
import { darkScheme } from './darkScheme.ts'

/** The motif's drawing (schema/look/drawings.ts) as large as its frame. It contains no text of the content. */
export function Scene({ markup, sx }: { markup: string; sx: object }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 1 64"
      // Until the style sheet has loaded, the drawing would be as wide as the page and 64 times as high.
      width={1}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: markup }}
      sx={{ ...sceneStyle, ...shiftIfWide, ...sx }}
    />
  )
}

const sceneStyle = {
  overflow: 'visible',
  fill: 'var(--onGround)',
  // Forced colors remove the backgrounds, and the drawing is hardly visible without them.
  '@media print, (forced-colors: active)': { display: 'none' },
} as const

/** In wide windows, moves the sun two bays to the right and the people half a bay. */
const shiftIfWide = {
  '@media (min-width: 900px) and (min-aspect-ratio: 3/2)': {
    '& .far': { transform: 'translate(96px)' },
    '& .near': { transform: 'translate(25px)' },
  },
} as const

/** The building's colors in a drawing, in the light and the dark scheme. */
export function colorVariables(markup: string) {
  const colors = Object.entries(buildingColors).filter(([name]) =>
    markup.includes(`var(--${name})`),
  )
  return {
    ...Object.fromEntries(
      colors.map(([name, [role]]) => [`--${name}`, `var(--${role})`]),
    ),
    [darkScheme]: Object.fromEntries(
      colors.map(([name, [, value]]) => [`--${name}`, value]),
    ),
  }
}
