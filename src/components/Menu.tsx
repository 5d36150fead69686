import Box from '@mui/material/Box'

import { useContentText, useText } from '../i18n/useText.ts'
import { ContentLink } from './ContentLink.tsx'
import { usePage } from './page.ts'

/** The menu. Its items are links, so they work before any script has run. */
export function Menu() {
  const text = useText()
  const contentText = useContentText()
  return (
    <Box component="nav" aria-label={text('header.menu')} sx={menuStyle}>
      {usePage().site.header.menu.map((entry) => (
        <ContentLink key={entry.label} to={entry}>
          {contentText(entry.label)}
        </ContentLink>
      ))}
    </Box>
  )
}

/** In the bar, the items are in a row; in the disclosure, in a column. */
const menuStyle = {
  display: 'flex',
  gap: 1.5,
  'details &': { flexDirection: 'column', gap: 1 },
  'details & a': { justifyContent: 'start' },
} as const
