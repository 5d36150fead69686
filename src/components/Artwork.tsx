import Box from '@mui/material/Box'
import { useId } from 'react'

import { column } from './column.ts'

/**
 * The arcade of a palace in Brasília before a low sun over the plateau, a buriti palm at its pool, and the
 * mirror image of all in the floor. It fills the frame around it: the drawing's own box is as high as the
 * columns and stands where the sun goes down.
 */
export function Artwork({ sx }: { sx: object }) {
  // The page may show it twice: each has names of its own for what it paints with.
  const id = useId()
  const columns = (d: string) => (
    <>
      <path fill={`url(#${id}columns)`} d={d} />
      <path fill={`url(#${id}columns)`} d={d} transform="scale(-1 1)" />
    </>
  )
  return (
    <Box
      component="svg"
      viewBox="0 0 1 56"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      sx={{ ...picture, ...sx }}
    >
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor={colors.sky} />
        <stop offset="1" stopColor={colors.horizon} />
      </linearGradient>
      <linearGradient id={`${id}depth`} x2="0" y2="1">
        <stop stopColor={colors.ground} stopOpacity=".8" />
        <stop offset=".03" stopColor={colors.ground} />
      </linearGradient>
      <pattern id={`${id}columns`} width="48" height="99" patternUnits="userSpaceOnUse">
        <path fill={colors.onGround} d={column} />
        <path fill={colors.shade} d={shadedSide} />
      </pattern>
      <path fill={`url(#${id}sky)`} d="M-999 0h1998v46H-999z" />
      <circle className="sun" fill={colors.sun} cy="36" r="29" />
      <path fill={colors.hills} d={mountains} />
      <path fill={colors.ground} d="M-999 46h1998v999H-999z" />
      <path fill={colors.horizon} d={light} transform="translate(-48)" />
      {columns('M0 0h-999v56H0z')}
      <g fill={colors.palm} transform="translate(-48 17)">
        <path d={trunk} />
        {fans.map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d={fan} />
        ))}
      </g>
      <path fill={colors.sun} d={light} />
      {/* No further down than it can be seen: a faint line of it would stay at the lower edge of the frame. */}
      <g transform="matrix(1 0 0-1 0 112)">{columns('M0 26h-999v30H0z')}</g>
      <path fill={`url(#${id}depth)`} d="M-999 56h1998v999H-999z" />
    </Box>
  )
}

const colors = {
  sky: 'var(--mui-palette-brand-sky)',
  horizon: 'var(--mui-palette-brand-horizon)',
  sun: 'var(--mui-palette-brand-sun)',
  hills: 'var(--mui-palette-brand-hills)',
  ground: 'var(--mui-palette-brand-ground)',
  onGround: 'var(--mui-palette-brand-onGround)',
  shade: 'var(--mui-palette-brand-shade)',
  palm: 'var(--mui-palette-brand-palm)',
}

/** The left side of a column to the left of the sun. */
const shadedSide = 'M24 0v56h-2c-2-9-9-14-22-16 18-3 22.5-16 24-40z'

const mountains = 'M-999 46v-4h760l6-5h90l8 5H52l5-8h60l6 6h80l4 2h802v4z'

/** Light in the floor, in strips: the sun's, and the sky's in the palm's pool. */
const light = 'M-16 48h32v.8h-32zM-18 51h36v1h-36zM-13 54h26v1.2h-26z'

/** Slender at the crown, with a foot in its pool. */
const trunk = 'M-.3 0C-.5 20-.7 32-1.6 36.5h3C.7 32 .5 20 .4 0z'

/** A crown over the trunk, with sky between the fans: all around it they would be a wheel. */
const fans = [-104, -52, 0, 52, 104]
/** A stalk, and the fan of a buriti: filled, with its points on a round edge. */
const fan =
  'M-.3 0v-3l-4.8-9.6 1.9 1.1.5-2.2 1.6 1.6 1.1-2 1.1 2 1.6-1.6.5 2.2 1.9-1.1L.3-3v3z'

const picture = {
  overflow: 'visible',
  '@media print': { display: 'none' },
} as const
