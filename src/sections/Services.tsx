import Box from '@mui/material/Box'

import type { Service, ServicesSection } from '../../schema/generated/siteContent.ts'
import { usePage } from '../components/page.ts'
import { Invitation } from './Invitation.tsx'
import { PageSection } from './PageSection.tsx'
import { ServiceIndex } from './ServiceIndex.tsx'
import { ServiceItem } from './ServiceItem.tsx'
import { desktops, tabletsAndDesktops } from './serviceRows.ts'

interface ServicesProps {
  section: ServicesSection
  services: Service[]
}

/** Services, three in a row, or two on tablets. Those that would not fill a row come first, larger. */
export function Services({ section, services }: ServicesProps) {
  const { widestWords } = usePage()
  const { invitation } = section
  const widest = Math.max(...services.map(({ id }) => widestWords[id] ?? 1))
  return (
    <PageSection section={section}>
      {section.layout === 'index' ? (
        <ServiceIndex services={services} widestWord={widest} />
      ) : (
        <Box component="ul" role="list" sx={[listStyle, titleSize(widest)]}>
          {services.map((service, index) => (
            <ServiceItem
              key={service.id}
              service={service}
              index={index}
              count={services.length}
            />
          ))}
        </Box>
      )}
      {invitation && <Invitation invitation={invitation} />}
    </PageSection>
  )
}

/** The font sizes at which the widest word of all titles fits with one, two, and three services in a row. */
const titleSize = (widestWord: number) => ({
  '& h3': {
    fontSize: `min(1.25rem, max(20px, 80vw / ${widestWord}))`,
    [`@media ${tabletsAndDesktops}`]: {
      fontSize: `min(${rowFontSize}, max(17px, 40vw / ${widestWord}))`,
    },
    [`@media ${desktops}`]: {
      fontSize: `min(${rowFontSize}, max(17px, min(27vw, 437px) / ${widestWord}))`,
    },
  },
})

/** Small enough for most titles to take one line: a second line would move the text below it. */
const rowFontSize = 'clamp(1.0625rem, 1.33vw, 1.1875rem)'

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${tabletsAndDesktops}`]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  gap: 4,
  m: 0,
  mt: 'clamp(1.5rem, 4vw, 4rem)',
  p: 0,
  listStyle: 'none',
} as const
