import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Service } from '../../schema/siteContent.ts'
import { ContentIcon } from '../components/Icon.tsx'
import { useContentText } from '../i18n/useText.ts'
import { ServiceLink } from './ServiceLink.tsx'

/** A service below a rule: its icon and title, its description under them. */
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
  columnGap: { xs: 1.5, md: 3 },
  pt: { xs: 1, md: 3 },
  borderTop: '2px solid',
  breakInside: 'avoid',
  '& > svg': {
    width: { xs: 28, md: 48 },
    height: 'auto',
    gridRow: { md: 'span 2' },
    alignSelf: 'start',
  },
  '& > p, & > div': { gridColumn: { xs: 'span 2', md: 2 }, mt: 0.5 },
} as const
