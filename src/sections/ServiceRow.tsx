import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Service } from '../../schema/generated/siteContent.ts'
import { ContentIcon } from '../components/Icon.tsx'
import { useContentText } from '../i18n/useText.ts'
import { ServiceLink } from './ServiceLink.tsx'

/** A service below a rule: its icon, and beside it title and description. */
export function ServiceRow({ service }: { service: Service }) {
  const text = useContentText()
  return (
    <Box sx={row}>
      <ContentIcon name={service.icon} size={48} />
      <Typography variant="h3">{text(service.title)}</Typography>
      <Typography variant="body2">{text(service.description)}</Typography>
      {service.link && <ServiceLink link={service.link} />}
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 'clamp(.75rem, 1.7vw, 1.5rem)',
  pt: 'clamp(.5rem, 1.7vw, 1.5rem)',
  borderTop: '2px solid',
  breakInside: 'avoid',
  '& > svg': {
    width: 'clamp(1.75rem, 3.3vw, 3rem)',
    height: 'auto',
    gridRow: 'span 2',
    alignSelf: 'start',
  },
  // The sun of the drawing in the accent.
  '& circle': { color: 'primary.main' },
  '& > p, & > div': { gridColumn: 2, mt: 0.5 },
} as const
