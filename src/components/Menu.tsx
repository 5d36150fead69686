import Box from '@mui/material/Box'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { useContentText, useText } from '../i18n/useText.ts'
import { button } from './button.ts'
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
      <ContentLink to={header.button}>{contentText(header.button.label)}</ContentLink>
    </Box>
  )
}

/** Side by side in the bar, stacked in the disclosure; the last entry, contact, has a border. */
const entries = {
  display: 'flex',
  gap: 0.5,
  'details &': { flexDirection: 'column' },
  '& a': { ...button, minHeight: 44, px: 1.5, py: 1 },
  'details & a': { justifyContent: 'start', textAlign: 'start' },
  // So that its border is as far from the previous entry as the entries' words from each other.
  '& a:last-child': { borderColor: 'currentColor', ml: 1.5 },
  'details & a:last-child': { ml: 0 },
} as const
