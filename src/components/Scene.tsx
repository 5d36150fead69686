import Box from '@mui/material/Box'

import { buildingPaints } from '../../schema/look/drawings.ts'
import { night } from './night.ts'

/** The motif's drawing (schema/look/drawings.ts) as large as its frame; no text of the content is in it. */
export function Scene({ markup, sx }: { markup: string; sx: object }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 1 64"
      // Without the style sheet it would be as wide as the page and 64 times as high.
      width={1}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: markup }}
      sx={{ ...scene, ...far, ...sx }}
    />
  )
}

const scene = {
  overflow: 'visible',
  fill: 'var(--onGround)',
  // Forced colors remove the backgrounds, without which the drawing would hardly be seen.
  '@media print, (forced-colors: active)': { display: 'none' },
} as const

/** In wide windows, the sun is two bays further right, the walkers half a bay. */
const far = {
  '@media (min-width: 900px) and (min-aspect-ratio: 3/2)': {
    '& .far': { transform: 'translate(96px)' },
    '& .near': { transform: 'translate(25px)' },
  },
} as const

/** The building's colors in a drawing, in light and dark mode. */
export function paintVariables(markup: string) {
  const paints = Object.entries(buildingPaints).filter(([name]) =>
    markup.includes(`var(--${name})`),
  )
  return {
    ...Object.fromEntries(paints.map(([name, [day]]) => [`--${name}`, `var(--${day})`])),
    [night]: Object.fromEntries(paints.map(([name, [, value]]) => [`--${name}`, value])),
  }
}
