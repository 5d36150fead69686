import Box from '@mui/material/Box'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { useContentText, useText } from '../i18n/useText.ts'
import { ContentLink } from './ContentLink.tsx'

/** Real links: they work before any script. */
export function Menu({ header }: { header: SiteContent['header'] }) {
  const text = useText()
  const contentText = useContentText()
  return (
    <Box component="nav" aria-label={text('header.menu')} sx={entries}>
      {header.menu.map((entry) => (
        <ContentLink key={entry.label} to={entry}>
          {contentText(entry.label)}
        </ContentLink>
      ))}
    </Box>
  )
}

/** Side by side in the bar, stacked in the disclosure. */
const entries = {
  display: 'flex',
  gap: 1.5,
  'details &': { flexDirection: 'column', gap: 1 },
  'details & a': { justifyContent: 'start' },
} as const
