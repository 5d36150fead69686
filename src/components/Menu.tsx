import Box from '@mui/material/Box'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { useContentText, useText } from '../i18n/useText.ts'
import { ContentLink } from './ContentLink.tsx'

/** The menu. Its items are links, so they work before any script has run. */
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

/** In the bar, the items are in a row; in the disclosure, in a column. */
const entries = {
  display: 'flex',
  gap: 1.5,
  'details &': { flexDirection: 'column', gap: 1 },
  'details & a': { justifyContent: 'start' },
} as const
