import Grid from '@mui/material/Grid'

import type { Service, ServicesSection } from '../../schema/siteContent.ts'
import { Invitation } from './Invitation.tsx'
import { PageSection } from './PageSection.tsx'
import { ServiceTile } from './ServiceTile.tsx'

interface ServicesProps {
  section: ServicesSection
  services: Service[]
}

/** Tiles in one, two or three columns. The last one fills what is left of its row, whatever their number. */
export function Services({ section, services }: ServicesProps) {
  const { invitation } = section
  const count = services.length + (invitation ? 1 : 0)
  const last = { xs: 12, sm: lastSpan(count, 2), lg: lastSpan(count, 3) }
  return (
    <PageSection section={section}>
      <Grid container spacing={4} component="ul" sx={list}>
        {services.map((service, index) => (
          <Grid
            key={service.id}
            component="li"
            size={index === count - 1 ? last : { xs: 12, sm: 6, lg: 4 }}
          >
            <ServiceTile service={service} />
          </Grid>
        ))}
        {invitation && (
          <Grid component="li" size={last} sx={{ containerType: 'inline-size' }}>
            <Invitation invitation={invitation} />
          </Grid>
        )}
      </Grid>
    </PageSection>
  )
}

const list = { m: 0, mt: { xs: 4, md: 6 }, p: 0, listStyle: 'none' } as const

/** Of twelve columns, those that the last of `count` tiles takes when `perRow` stand side by side. */
function lastSpan(count: number, perRow: number): number {
  return (12 / perRow) * (perRow - ((count - 1) % perRow))
}
