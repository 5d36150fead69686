import Box from '@mui/material/Box'

import type { Client, ClientsSection } from '../../schema/generated/siteContent.ts'
import { night } from '../components/night.ts'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { Facts } from './Facts.tsx'
import { PageSection } from './PageSection.tsx'

interface ClientsProps {
  section: ClientsSection
  clients: Client[]
}

export function Clients({ section, clients }: ClientsProps) {
  return (
    <PageSection section={section} background="wall">
      {section.facts && <Facts facts={section.facts} />}
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

const logoWidth = 'clamp(160px, 17vw, 256px)'

/** Of a row's 24 columns, by MUI's breakpoints. */
const spans = { xs: 24, sm: 12, md: 8, lg: 6, xl: 5 }

const byWidth = (valueOf: (span: number) => string) =>
  Object.fromEntries(Object.entries(spans).map(([width, span]) => [width, valueOf(span)]))

/** So wide that the last logo of a row ends where the page's words do: its cell's rest lies outside. */
function rowWidth(span: number): string {
  const inRow = Math.floor(24 / span)
  if (inRow === 1) return '100%'
  return `calc((100% - ${logoWidth}) * ${24 / span / (inRow - 1)})`
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  width: byWidth(rowWidth),
  m: 0,
  mt: 'clamp(2rem, 4vw, 3.5rem)',
  p: 0,
  listStyle: 'none',
  '@media print': { width: 'auto' },
} as const

const link = { display: 'grid' } as const

const cell = {
  width: byWidth((span) => `${(span / 24) * 100}%`),
  display: 'grid',
  placeItems: 'center start',
  paddingBlock: 'clamp(0px, 2vw - 8px, 1.25rem)',
  '@media print': { width: '25%' },
} as const

/** Any logo in one tint: its shape dark on the light page, light on the dark one. */
const logo = {
  width: logoWidth,
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'contain',
  filter: 'brightness(0)',
  opacity: 0.78,
  [night]: { filter: 'brightness(0) invert(1)' },
  '@media print': { filter: 'brightness(0)' },
} as const
