import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type { Service, ServicesSection } from '../../schema/siteContent.ts'

interface ServicesProps {
  section: ServicesSection
  services: Service[]
}

export function Services({ section, services }: ServicesProps) {
  return (
    <Box component="section" id={section.id} aria-labelledby={`${section.id}-title`}>
      <Typography variant="h2" id={`${section.id}-title`}>
        <FormattedMessage id={section.title} />
      </Typography>
      {services.map((service) => (
        <Box key={service.id}>
          <Typography variant="h3">
            <FormattedMessage id={service.title} />
          </Typography>
          <Typography>
            <FormattedMessage id={service.description} />
          </Typography>
        </Box>
      ))}
      {section.invitation && (
        <Box>
          <Typography variant="h3">
            <FormattedMessage id={section.invitation.title} />
          </Typography>
          <Button href={`#${section.invitation.button.section}`}>
            <FormattedMessage id={section.invitation.button.label} />
          </Button>
        </Box>
      )}
    </Box>
  )
}
