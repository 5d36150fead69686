import Box from '@mui/material/Box'

import type { Client } from '../../schema/generated/siteContent.ts'
import { night } from '../components/night.ts'
import { plate } from './ClientsGlimpse.tsx'

export function ClientLogo({ client }: { client: Client }) {
  return (
    <Box
      component="img"
      src={client.logo}
      alt={client.name}
      loading="lazy"
      sx={client.plate ? [logo, plate] : logo}
    />
  )
}

/** Every logo in the color of the words (see `inked`); square ones begin at the left, where wide ones do. */
const logo = {
  display: 'block',
  width: { xs: 'min(144px, 36vw)', md: 176, lg: 'clamp(192px, 16vw, 248px)' },
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'contain',
  objectPosition: 'left',
  filter: 'brightness(0)',
  [night]: { filter: 'brightness(0) invert(1)' },
} as const

/**
 * Draws all logos in the text color, in one layer if none has its own colors. In light mode, logos are black on white, a
 * layer above tints the black, and multiplying hides the white. In dark mode, logos are white on the panel's color, and
 * the layer tints the white.
 */
export const inked = {
  position: 'relative',
  bgcolor: '#fff',
  mixBlendMode: 'multiply',
  '&::after': {
    content: '""',
    position: 'absolute',
    // At the edges, which may be at fractions of a pixel, it would show as thin lines.
    inset: '0 1px 1px',
    bgcolor: 'brand.ground',
    mixBlendMode: 'lighten',
    pointerEvents: 'none',
    [night]: { bgcolor: 'brand.onGround', mixBlendMode: 'darken' },
    '@media print, (forced-colors: active)': { display: 'none' },
  },
  [night]: { bgcolor: 'transparent', mixBlendMode: 'normal' },
  '@media (forced-colors: active)': { mixBlendMode: 'normal' },
} as const
