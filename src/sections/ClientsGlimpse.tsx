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
  // A line ends between two names, never within one.
  const names = clients.slice(0, 4).map(({ name }) => name.replaceAll(' ', '\u00a0'))
  return (
    <div>
      <Typography variant="body2">{text(section.title)}</Typography>
      <Typography variant="subtitle1" sx={{ textWrap: 'balance' }}>
        <strong>{names.join('\u00a0· ')}</strong>
      </Typography>
    </div>
  )
}
