import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

import type { ServicesSection } from '../../schema/siteContent.ts'
import { arcade } from '../components/arcade.ts'
import { useContentText } from '../i18n/useText.ts'

interface InvitationProps {
  invitation: NonNullable<ServicesSection['invitation']>
}

/** The tile after the services, for the visitor who does not know which one to ask for. */
export function Invitation({ invitation }: InvitationProps) {
  const content = useContentText()
  return (
    <Box sx={tile}>
      <Typography variant="h3" sx={{ fontSize: '1.75rem' }}>
        {content(invitation.title)}
      </Typography>
      <Typography variant="subtitle1">{content(invitation.text)}</Typography>
      <Button variant="contained" href={`#${invitation.button.section}`}>
        <span>{content(invitation.button.label)}</span>
      </Button>
    </Box>
  )
}

const tile = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: 2,
  height: '100%',
  p: { xs: 3, md: 4 },
  borderRadius: 1,
  color: 'brand.lime',
  bgcolor: 'brand.soil',
  border: '1px solid transparent',
  '@media print': { display: 'none' },
  overflow: 'hidden',
  // Where the tile is wide, the arcade stands beside the words.
  '@container (width > 35rem)': {
    pr: '46%',
    '&::after': {
      ...arcade,
      content: '""',
      position: 'absolute',
      inset: '0 0 0 58%',
      '--column': '67%',
      bgcolor: 'brand.sky',
    },
  },
  '& a': {
    mt: 1,
    color: 'brand.soil',
    bgcolor: 'brand.lime',
    '&:hover': { bgcolor: 'brand.ipe' },
  },
} as const
