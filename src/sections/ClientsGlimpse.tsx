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
        {clients.slice(0, clients.length < 4 ? 2 : 4).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Box>
    </div>
  )
}

/** Two and two: none stands alone. */
const names = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: 'none',
  typography: 'subtitle1',
  fontWeight: 'fontWeightBold',
} as const
