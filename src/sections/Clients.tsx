import Box from '@mui/material/Box'

import type { Client, ClientsSection } from '../../schema/generated/siteContent.ts'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { PageSection } from './PageSection.tsx'

interface ClientsProps {
  section: ClientsSection
  clients: Client[]
}

export function Clients({ section, clients }: ClientsProps) {
  return (
    <PageSection section={section} ground="wall">
      <Box component="ul" sx={list}>
        {clients.map((client) => (
          <Box key={client.id} component="li" sx={cell}>
            {client.website ? (
              <OutsideLink href={client.website} sx={link}>
                <Logo client={client} />
              </OutsideLink>
            ) : (
              <Logo client={client} />
            )}
          </Box>
        ))}
      </Box>
    </PageSection>
  )
}

function Logo({ client }: { client: Client }) {
  return (
    <Box component="img" src={client.logo} alt={client.name} loading="lazy" sx={logo} />
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  m: 0,
  mt: 'clamp(2rem, 4vw, 3rem)',
  p: 0,
  listStyle: 'none',
} as const

const link = { display: 'grid' } as const

/** Of a row's 24 columns. */
const span = (columns: number) => `${(columns / 24) * 100}%`

const cell = {
  width: { xs: span(24), sm: span(12), md: span(8), lg: span(6), xl: span(5) },
  display: 'grid',
  placeItems: 'center start',
  paddingBlock: 'clamp(0px, 3vw - 12px, 2rem)',
  '@media print': { width: span(6) },
} as const

/** Any logo in one tint: its shape dark on the light page, light on the dark one. */
const logo = {
  width: 'clamp(150px, 14vw, 220px)',
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'contain',
  filter: 'brightness(0)',
  opacity: 0.78,
  '@media (prefers-color-scheme: dark)': { filter: 'brightness(0) invert(1)' },
  '@media print': { filter: 'brightness(0)' },
} as const
