import Box from '@mui/material/Box'

import type { Service, ServicesSection } from '../../schema/generated/siteContent.ts'
import { Invitation } from './Invitation.tsx'
import { PageSection } from './PageSection.tsx'
import { ServicePanel } from './ServicePanel.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import { tablet } from './tablet.ts'

interface ServicesProps {
  section: ServicesSection
  services: Service[]
}

/** Two services in panels with a drawing, the others in ruled rows, two side by side; below them the invitation. */
export function Services({ section, services }: ServicesProps) {
  const { invitation } = section
  return (
    <PageSection section={section}>
      <Box component="ul" sx={list}>
        {services.map((service, index) => (
          <li key={service.id}>
            {index < 2 ? (
              <ServicePanel service={service} />
            ) : (
              <ServiceRow service={service} />
            )}
          </li>
        ))}
      </Box>
      {invitation && <Invitation invitation={invitation} />}
    </PageSection>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${tablet}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  m: 0,
  mt: 'clamp(1.5rem, 4vw, 4rem)',
  p: 0,
  listStyle: 'none',
  // The last one of an odd number fills its row.
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const
