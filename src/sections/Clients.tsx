import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'

import type { Client, ClientsSection } from '../../schema/siteContent.ts'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { PageSection } from './PageSection.tsx'

interface ClientsProps {
  section: ClientsSection
  clients: Client[]
}

export function Clients({ section, clients }: ClientsProps) {
  return (
    <PageSection section={section} ground="wall">
      <Grid container columns={24} component="ul" sx={list}>
        {clients.map((client) => (
          <Grid
            key={client.id}
            component="li"
            size={{ xs: 24, sm: 12, md: 8, lg: 6, xl: 5 }}
            sx={cell}
          >
            {client.website ? (
              <OutsideLink href={client.website} sx={link}>
                <Logo client={client} />
              </OutsideLink>
            ) : (
              <Logo client={client} />
            )}
          </Grid>
        ))}
      </Grid>
    </PageSection>
  )
}

function Logo({ client }: { client: Client }) {
  return (
    <Box
      component="img"
      src={client.logo}
      alt={client.name}
      width={150}
      height={60}
      loading="lazy"
      sx={logo}
    />
  )
}

const list = {
  justifyContent: 'center',
  m: 0,
  mt: 'clamp(2rem, 4vw, 3rem)',
  p: 0,
  listStyle: 'none',
} as const

const link = { display: 'grid', maxWidth: '100%' } as const

const cell = {
  display: 'grid',
  placeItems: 'center',
  py: 'clamp(.5rem, 2.5vw, 2rem)',
} as const

/** Any logo in one tint: its shape dark on the light page, light on the dark one. */
const logo = {
  maxWidth: '100%',
  objectFit: 'contain',
  filter: 'brightness(0)',
  opacity: 0.78,
  '@media (prefers-color-scheme: dark)': { filter: 'brightness(0) invert(1)' },
  '@media print': { filter: 'brightness(0)' },
} as const
