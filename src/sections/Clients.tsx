import Box from '@mui/material/Box'

import type { Client, ClientsSection } from '../../schema/generated/siteContent.ts'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { Facts } from './Facts.tsx'
import { PageSection } from './PageSection.tsx'

interface ClientsProps {
  section: ClientsSection
  clients: Client[]
}

export function Clients({ section, clients }: ClientsProps) {
  const { facts } = section
  return (
    <PageSection
      section={facts ? { ...section, text: undefined } : section}
      background="wall"
    >
      {facts && <Facts facts={facts} text={section.text} />}
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

const logoWidth = { xs: 176, lg: 'clamp(192px, 16vw, 248px)' }

/** Of a row's 24 columns, by MUI's breakpoints. */
const spans = { xs: 24, sm: 12, md: 8, lg: 6, xl: 5 }

const byWidth = (valueOf: (span: number) => string) =>
  Object.fromEntries(Object.entries(spans).map(([width, span]) => [width, valueOf(span)]))

/** As wide as the page, and so much wider as the span leaves of 24 columns. */
const rowWidth = (span: number) =>
  `calc((100% + 32px) * ${24 / span / Math.floor(24 / span)} - 32px)`

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  width: byWidth(rowWidth),
  m: 0,
  mt: 'clamp(2rem, 4vw, 3.5rem)',
  p: 0,
  listStyle: 'none',
  '@media print': { width: 'auto' },
} as const

const link = { display: 'grid' } as const

const cell = {
  width: byWidth((span) => `calc((100% + 32px) * ${span / 24} - 32px)`),
  display: 'grid',
  placeItems: 'center start',
  borderTop: '1px solid',
  paddingBlock: { xs: 0.5, md: 1, lg: 2 },
  '@media print': { width: '25%' },
} as const

/** Any logo in one tint, its shape dark on the bright wall; a square one begins where the wide ones do. */
const logo = {
  width: logoWidth,
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'contain',
  objectPosition: 'left',
  filter: 'brightness(0)',
  opacity: 0.78,
} as const
