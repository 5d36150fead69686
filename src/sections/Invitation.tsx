import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { ServicesSection } from '../../schema/generated/siteContent.ts'
import { brightButton } from '../components/button.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { useContentText } from '../i18n/useText.ts'

interface InvitationProps {
  invitation: NonNullable<ServicesSection['invitation']>
}

/** A text and a link after the services, for visitors who do not know which one to ask for. */
export function Invitation({ invitation }: InvitationProps) {
  const contentText = useContentText()
  return (
    <Box sx={panelStyle}>
      <Typography variant="h3">{contentText(invitation.title)}</Typography>
      <Typography variant="subtitle1">{contentText(invitation.text)}</Typography>
      <ContentLink to={invitation.button} sx={brightButton}>
        {contentText(invitation.button.label)}
      </ContentLink>
    </Box>
  )
}

const panelStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'auto max-content' },
  justifyContent: 'space-between',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 8,
  rowGap: 1.5,
  mt: 6,
  p: 'clamp(1.25rem, 3vw, 3rem)',
  color: 'brand.onGround',
  bgcolor: 'brand.panel',
  '& > a': { gridArea: { md: '1 / 2 / span 2' } },
  '@media print': { display: 'none' },
} as const
