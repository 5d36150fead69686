import Box from '@mui/material/Box'

import type { Service } from '../../schema/generated/siteContent.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { Icon } from '../components/Icon.tsx'
import { useContentText } from '../i18n/useText.ts'

/** A link in a service or an answer. */
export function ServiceLink({ link }: { link: NonNullable<Service['link']> }) {
  const contentText = useContentText()
  return (
    <Box component="span" sx={lineStyle}>
      <ContentLink to={link}>
        <span>{contentText(link.label)}</span>
        <Icon name="arrow" size={20} />
      </ContentLink>
    </Box>
  )
}

// A span shown as a block: divs within a service have margins.
const lineStyle = {
  display: 'block',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    fontWeight: 'fontWeightBold',
  },
} as const
