import Box from '@mui/material/Box'

import type { Client } from '../../schema/generated/siteContent.ts'
import { darkScheme } from '../components/darkScheme.ts'
import { plate } from './HeroClients.tsx'

export function ClientLogo({ client }: { client: Client }) {
  return (
    <Box
      component="img"
      src={client.logo}
      alt={client.name}
      loading="lazy"
      sx={client.plate ? [logoStyle, plate] : logoStyle}
    />
  )
}

/** Every logo has the color of the text (see `inTextColor`). Square logos are aligned at the left, like wide ones. */
const logoStyle = {
  display: 'block',
  width: { xs: 'min(144px, 36vw)', md: 176, lg: 'clamp(192px, 16vw, 248px)' },
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'contain',
  objectPosition: 'left',
  filter: 'brightness(0)',
  [darkScheme]: { filter: 'brightness(0) invert(1)' },
} as const

/**
 * Draws all logos in the text color, in one layer if none has its own colors. In the light scheme, logos are black on
 * white, a layer above tints the black, and multiplying hides the white. In the dark scheme, logos are white on the
 * panel's color, and the layer tints the white.
 */
export const inTextColor = {
  position: 'relative',
  bgcolor: '#fff',
  mixBlendMode: 'multiply',
  '&::after': {
    content: '""',
    position: 'absolute',
    // Edges may be at fractions of a pixel, where the layer would be visible as thin lines.
    inset: '0 1px 1px',
    bgcolor: 'brand.ground',
    mixBlendMode: 'lighten',
    pointerEvents: 'none',
    [darkScheme]: { bgcolor: 'brand.onGround', mixBlendMode: 'darken' },
    '@media print, (forced-colors: active)': { display: 'none' },
  },
  [darkScheme]: { bgcolor: 'transparent', mixBlendMode: 'normal' },
  '@media (forced-colors: active)': { mixBlendMode: 'normal' },
} as const
