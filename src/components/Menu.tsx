import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { SiteContent } from '../../schema/siteContent.ts'
import { useContentText, useText } from '../i18n/useText.ts'

/** Real links with real fragments: they work before any script. */
export function Menu({ header }: { header: SiteContent['header'] }) {
  const text = useText()
  const content = useContentText()
  return (
    <Box component="nav" aria-label={text('header.menu')} sx={entries}>
      {header.menu.map(({ label, section }) => (
        <Button key={section} href={`#${section}`}>
          <span>{content(label)}</span>
        </Button>
      ))}
      <Button variant="contained" href={`#${header.button.section}`}>
        <span>{content(header.button.label)}</span>
      </Button>
    </Box>
  )
}

const entries = {
  display: { xs: 'grid', md: 'flex' },
  gap: 0.5,
  '& .MuiButton-text': {
    justifyContent: { xs: 'start', md: 'center' },
    textAlign: 'start',
    px: { xs: 1, lg: 2 },
    color: 'text.primary',
  },
  '& .MuiButton-contained': { mx: { md: 1 } },
} as const
