import Box from '@mui/material/Box'

import type { Service } from '../../schema/siteContent.ts'
import { Arcade } from '../components/Arcade.tsx'
import { ContentIcon } from '../components/Icon.tsx'
import { ServiceRow } from './ServiceRow.tsx'

/** A service that the sun stands behind. On a phone it is a row like the others. */
export function ServicePanel({ service }: { service: Service }) {
  return (
    <Box sx={panel}>
      <Box sx={view}>
        <Box sx={sun}>
          <ContentIcon name={service.icon} size={104} />
        </Box>
        <Arcade sx={columns} />
      </Box>
      <ServiceRow service={service} sx={words} />
    </Box>
  )
}

const dusk = {
  background:
    'linear-gradient(var(--mui-palette-brand-soil), var(--mui-palette-brand-sky))',
} as const

const panel = {
  height: '100%',
  display: { md: 'flex' },
  flexDirection: 'column',
  borderRadius: { md: 1 },
  overflow: { md: 'hidden' },
  color: { md: 'brand.lime' },
  bgcolor: { md: 'brand.beam' },
  // The second one by night.
  'li + li > &': { bgcolor: { md: 'brand.soil' }, '& > div:first-of-type': dusk },
  '@media print': { color: 'inherit' },
} as const

const view = {
  display: { xs: 'none', md: 'grid' },
  position: 'relative',
  flexShrink: 0,
  height: 300,
  overflow: 'hidden',
  justifyItems: 'center',
  background:
    'linear-gradient(var(--mui-palette-brand-sky), var(--mui-palette-brand-glow))',
  '@media print': { display: 'none' },
} as const

const sun = {
  display: 'grid',
  placeItems: 'center',
  mt: 3,
  width: 192,
  height: 192,
  borderRadius: '50%',
  color: 'brand.soil',
  bgcolor: 'brand.ipe',
} as const

const columns = {
  position: 'absolute',
  top: 0,
  left: 'calc(50% - .5px)',
  width: '1px',
  height: 344,
  color: 'brand.lime',
} as const

const words = {
  height: 'auto',
  border: { md: 0 },
  p: { md: 4 },
  '& > svg': { display: { md: 'none' } },
  '& h3': { gridColumn: { md: 'span 2' }, fontSize: { md: '1.75rem' } },
  '& > p, & > div': { gridColumn: 'span 2', mt: { xs: 0.5, md: 1 } },
} as const
