import Box from '@mui/material/Box'

import { scene } from './Scene.tsx'

/** Above the roof: birds by day. */
export function Sky({ sx }: { sx: object }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 80 40"
      width={80}
      className="day"
      aria-hidden
      sx={{ ...scene, ...sx }}
    >
      <path d={birds} />
    </Box>
  )
}

const bird = 'q3-3 5 .6 2-3.6 5-.6-3-1-5 2-2-3-5-2z'
const birds = `M8 12${bird}M22 6${bird}M36 15${bird}`
