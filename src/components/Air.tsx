import Box from '@mui/material/Box'

import { scene } from './Scene.tsx'

/** Above the roof: birds by day, the moon and stars by night. */
export function Air({ sx }: { sx: object }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 80 40"
      width={80}
      aria-hidden
      sx={{ ...scene, ...sx }}
    >
      <path className="day" d={birds} />
      <g className="night">
        <circle cx="52" cy="28" r="22" />
        <path d={stars} />
      </g>
    </Box>
  )
}

const bird = 'q3-3 5 .6 2-3.6 5-.6-3-1-5 2-2-3-5-2z'
const birds = `M8 12${bird}M22 6${bird}M36 15${bird}`
const stars =
  'M8 20h1v1H8zM24 8h1v1h-1zM-20 10h1v1h-1zM-52 24h1v1h-1zM-90 12h1v1h-1zM-124 22h1v1h-1zM86 6h1v1h-1z'
