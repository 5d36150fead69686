import Box from '@mui/material/Box'

import type { Service, ServicesSection } from '../../schema/generated/siteContent.ts'
import type { PageContent } from '../../schema/pageContent.ts'
import { Invitation } from './Invitation.tsx'
import { PageSection } from './PageSection.tsx'
import { ServiceItem } from './ServiceItem.tsx'
import { wide } from './serviceRows.ts'

interface ServicesProps {
  section: ServicesSection
  services: Service[]
  widestWords: PageContent['widestWords']
  /** The file of their drawings. */
  drawings: string | undefined
}

/** The bays of the building: services in rows of three, on tablets of two. Those that would not fill a row lead, larger. */
export function Services({ section, services, widestWords, drawings }: ServicesProps) {
  const { invitation } = section
  return (
    <PageSection section={section}>
      <Box component="ul" sx={list}>
        {services.map((service, index) => (
          <ServiceItem
            key={service.id}
            service={service}
            index={index}
            count={services.length}
            widestWord={widestWords[service.id] ?? 1}
            drawings={drawings}
          />
        ))}
      </Box>
      {invitation && <Invitation invitation={invitation} />}
    </PageSection>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${wide}`]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  gap: 4,
  m: 0,
  mt: 'clamp(1.5rem, 4vw, 4rem)',
  p: 0,
  listStyle: 'none',
} as const
