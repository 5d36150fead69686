import Box from '@mui/material/Box'

import type { Service } from '../../schema/generated/siteContent.ts'
import { Arcade } from '../components/Arcade.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import { tablet } from './tablet.ts'

/** A service whose icon stands in the sun, behind columns. On a phone it is a row like the others. */
export function ServicePanel({ service }: { service: Service }) {
  return (
    <Box sx={panel}>
      <Arcade sx={columns} />
      <ServiceRow service={service} />
    </Box>
  )
}

const columns = {
  display: 'none',
  // Cut above, and down to where the words begin.
  top: -32,
  height: 384,
  clipPath: 'inset(0 -50vw 52px)',
  '--columns': 'var(--mui-palette-brand-onGround)',
} as const

const panel = {
  height: '100%',
  // Where the system picks the colours, a drawing in the page's colour would be a ghost.
  [`@media screen and ${tablet} and (forced-colors: none)`]: {
    position: 'relative',
    overflow: 'hidden',
    // A frame of the ground: the outer columns have the page's colour.
    border: '8px solid transparent',
    borderRadius: 1,
    color: 'brand.onGround',
    bgcolor: 'brand.panel',
    backgroundImage:
      'linear-gradient(var(--mui-palette-brand-sky), var(--mui-palette-brand-horizon))',
    backgroundSize: '100% 300px',
    backgroundRepeat: 'no-repeat',
    // The second one by night.
    'li + li > &': {
      bgcolor: 'brand.ground',
      backgroundImage:
        'linear-gradient(var(--mui-palette-brand-ground), var(--mui-palette-brand-sky))',
    },
    '& > svg': { display: 'block' },
    '& > div': { display: 'block', border: 0, p: 3 },
    '& > div > svg': {
      position: 'relative',
      display: 'block',
      width: 192,
      p: 5.5,
      mx: 'auto',
      mb: 14,
      borderRadius: '50%',
      // The disc is its ground alone: the browser would cut the icon to the same circle.
      overflow: 'visible',
      color: 'brand.ground',
      bgcolor: 'brand.sun',
    },
    '& > div > svg circle': { color: 'brand.sky' },
    '& h3': { fontSize: 'clamp(1.25rem, 2.5vw, 1.75rem)', mb: 1 },
    '& a': { color: 'inherit' },
  },
} as const
