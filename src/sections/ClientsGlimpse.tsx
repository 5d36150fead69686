import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Client, ClientsSection } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'

interface ClientsGlimpseProps {
  section: ClientsSection
  clients: Client[]
}

/** A few names in the first view, before any logo is loaded. */
export function ClientsGlimpse({ section, clients }: ClientsGlimpseProps) {
  const text = useContentText()
  return (
    <div>
      <Typography variant="body2">{text(section.title)}</Typography>
      <Box component="ul" sx={names}>
        {clients.slice(0, 4).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Box>
    </div>
  )
}

/** A line ends between two names, never within one. */
const names = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.25em',
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'subtitle1',
  fontWeight: 'fontWeightBold',
} as const
