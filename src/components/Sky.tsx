import Box from '@mui/material/Box'

import { scene } from './Scene.tsx'

/** Above the roof: birds by day, the moon and stars by night. */
export function Sky({ sx }: { sx: object }) {
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
        <circle cx="52" cy="15" r="20" />
        <path d={stars} />
      </g>
    </Box>
  )
}

const bird = 'q3-3 5 .6 2-3.6 5-.6-3-1-5 2-2-3-5-2z'
const birds = `M8 12${bird}M22 6${bird}M36 15${bird}`
/** None to the left of the frame, where a window's edge may be. */
const stars = 'M8 20h1v1H8zM24 8h1v1h-1z'
