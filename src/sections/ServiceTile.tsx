import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Service } from '../../schema/siteContent.ts'
import { Icon } from '../components/Icon.tsx'
import { useContentText } from '../i18n/useText.ts'

export function ServiceTile({ service }: { service: Service }) {
  const content = useContentText()
  return (
    <Box sx={tile}>
      <Box sx={badge}>
        <Icon name={service.icon} size={28} />
      </Box>
      <Typography variant="h3">{content(service.title)}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        {content(service.description)}
      </Typography>
    </Box>
  )
}

const tile = {
  height: '100%',
  p: { xs: 3, md: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  breakInside: 'avoid',
} as const

const badge = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  mb: 3,
  borderRadius: 1,
  color: 'primary.main',
  bgcolor: 'brand.tint',
} as const
