import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type { HeroSection } from '../../schema/siteContent.ts'

export function Hero({ section }: { section: HeroSection }) {
  return (
    <Box component="section" id={section.id} aria-labelledby={`${section.id}-title`}>
      <Typography variant="h1" id={`${section.id}-title`}>
        <FormattedMessage id={section.title} />
      </Typography>
      <Typography>
        <FormattedMessage id={section.text} />
      </Typography>
      <Button variant="contained" href={`#${section.button.section}`}>
        <FormattedMessage id={section.button.label} />
      </Button>
      {section.link && (
        <Link href={`#${section.link.section}`}>
          <FormattedMessage id={section.link.label} />
        </Link>
      )}
    </Box>
  )
}
