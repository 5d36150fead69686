import Grid from '@mui/material/Grid'

import type { Service, ServicesSection } from '../../schema/siteContent.ts'
import { Invitation } from './Invitation.tsx'
import { PageSection } from './PageSection.tsx'
import { ServicePanel } from './ServicePanel.tsx'
import { ServiceRow } from './ServiceRow.tsx'

interface ServicesProps {
  section: ServicesSection
  services: Service[]
}

/** Two services in panels with a drawing, the others in ruled rows, two side by side; the last one fills its row. */
export function Services({ section, services }: ServicesProps) {
  const { invitation } = section
  const count = services.length + (invitation ? 1 : 0)
  const size = (index: number) => ({
    xs: 12,
    md: index === count - 1 && count % 2 === 1 ? 12 : 6,
  })
  return (
    <PageSection section={section}>
      <Grid container spacing={4} component="ul" sx={list}>
        {services.map((service, index) => (
          <Grid key={service.id} component="li" size={size(index)}>
            {index < 2 ? (
              <ServicePanel service={service} />
            ) : (
              <ServiceRow service={service} />
            )}
          </Grid>
        ))}
        {invitation && (
          <Grid component="li" size={size(count - 1)}>
            <Invitation invitation={invitation} />
          </Grid>
        )}
      </Grid>
    </PageSection>
  )
}

const list = { m: 0, mt: { xs: 3, md: 8 }, p: 0, listStyle: 'none' } as const
