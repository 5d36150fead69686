import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type { Client, ClientsSection } from '../../schema/siteContent.ts'

interface ClientsProps {
  section: ClientsSection
  clients: Client[]
}

export function Clients({ section, clients }: ClientsProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <Typography variant="h2" id={`${section.id}-title`}>
        <FormattedMessage id={section.title} />
      </Typography>
      <Grid container columns={24} component="ul">
        {clients.map((client) => (
          <Grid key={client.id} component="li" size={{ xs: 24, sm: 12, md: 8, lg: 6, xl: 5 }}>
            <img src={client.logo} alt={client.name} width={120} height={48} loading="lazy" />
          </Grid>
        ))}
      </Grid>
    </section>
  )
}
