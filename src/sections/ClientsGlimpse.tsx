import Typography from '@mui/material/Typography'

import type { Client, ClientsSection } from '../../schema/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'

interface ClientsGlimpseProps {
  section: ClientsSection
  clients: Client[]
}

/** A few names in the first view, before any logo is loaded. */
export function ClientsGlimpse({ section, clients }: ClientsGlimpseProps) {
  const text = useContentText()
  const names = clients.slice(0, 4).map(({ name }) => name)
  return (
    <div>
      <Typography variant="body2">{text(section.title)}</Typography>
      <Typography variant="body2">
        <strong>{names.join(' · ')}</strong>
      </Typography>
    </div>
  )
}
