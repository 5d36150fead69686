import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'

import type { SiteContent } from '../../schema/siteContent.ts'
import { useText } from '../i18n/useText.ts'

/** Real links with real fragments: they work before any script. */
export function Menu({ header }: { header: SiteContent['header'] }) {
  const text = useText()
  return (
    <Box component="nav" aria-label={text('header.menu')} sx={entries}>
      {header.menu.map(({ label, section }) => (
        <Button key={section} href={`#${section}`}>
          <FormattedMessage id={label} />
        </Button>
      ))}
      <Button variant="contained" href={`#${header.button.section}`}>
        <FormattedMessage id={header.button.label} />
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
