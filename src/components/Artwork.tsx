import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'

/**
 * The arcade of a palace in Brasília and its mirror image in the pool, leading to a low sun over the
 * plateau, on the grid of a plan. Drawn around the vanishing point: each bay is the first one, scaled.
 */
export function Artwork({ sx }: { sx: SxProps }) {
  return (
    <Box
      component="svg"
      viewBox="-400 -356 560 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={sx}
    >
      <path fill="var(--mui-palette-brand-sky)" d="M-1e3-1e3h2e3v2e3h-2e3z" />
      <circle fill="var(--mui-palette-brand-ipe)" cy="-30" r="150" />
      <path
        fill="var(--mui-palette-brand-chapada)"
        d="M-60 2l10-8h40l12-16h86l9 10h34l14-18h900V2z"
      />
      <path fill="var(--mui-palette-brand-soil)" d="M-1e3 0h2e3v999h-2e3z" />
      <path fill="var(--mui-palette-brand-chapada)" d="M0 0h-1e3v305z" />
      <g fill="var(--mui-palette-brand-lime)">
        <path stroke="var(--mui-palette-brand-lime)" strokeOpacity=".12" d={plan} />
        <g opacity=".16">{bays.map((scale) => bay(scale, reflection))}</g>
        {bays.map((scale) => bay(scale, column))}
        <path d="M0 0-480-352v30z" />
      </g>
      <path
        fill="none"
        stroke="var(--mui-palette-brand-buriti)"
        strokeLinecap="round"
        strokeWidth="4"
        d={palm}
      />
    </Box>
  )
}

/** How much smaller each bay is than the one before it. */
const step = 0.76
const bays = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => round(step ** number, 1000))

const column =
  'M-400-270c7 160 12 312 54.5 322-28 9-46 36-51 70h-7c-5-30-20-49-51-54 43-18 47.5-178 54.5-338z'
const reflection =
  'M-400 514c7-160 12-312 54.5-322-28-9-46-36-51-70h-7c-5 30-20 49-51 54 43 18 47.5 178 54.5 338z'

function bay(scale: number, path: string) {
  return <path key={scale} transform={`scale(${scale})`} d={path} />
}

/** Lines of the square: along its depth to the vanishing point, across at the foot of each column. */
const plan = [
  ...[-250, -120, 0, 120, 250, 420, 650].map((x) => `M0 0 ${x} 260`),
  ...[1 / step, ...bays].map(
    (scale) => `M${round(-400 * scale)} ${round(122 * scale)}h999`,
  ),
].join('')

const leaves = Array.from({ length: 13 }, (_, index) => (index * 220) / 12 - 200)
const palm = `M20 84Q15-20 21-116${leaves
  .map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return `M21-116l${round(40 * Math.cos(angle))} ${round(40 * Math.sin(angle))}`
  })
  .join('')}`

function round(value: number, precision = 1): number {
  return Math.round(value * precision) / precision
}
