import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps } from '@mui/material/styles'
import { FormattedMessage } from 'react-intl'

import type { SiteContent } from '../../schema/siteContent.ts'
import { useText } from '../i18n/useText.ts'

interface MenuProps {
  header: SiteContent['header']
  sx: SxProps
}

/** Real links with real fragments: they work before any script. */
export function Menu({ header, sx }: MenuProps) {
  const text = useText()
  return (
    <Box component="nav" aria-label={text('header.menu')} sx={sx}>
      {header.menu.map(({ label, section }) => (
        <Button key={section} href={`#${section}`} sx={entry}>
          <FormattedMessage id={label} />
        </Button>
      ))}
      <Button
        variant="contained"
        href={`#${header.button.section}`}
        sx={{ mx: { md: 1 } }}
      >
        <FormattedMessage id={header.button.label} />
      </Button>
    </Box>
  )
}

const entry = {
  justifyContent: { xs: 'start', md: 'center' },
  px: { xs: 1, md: 2 },
  color: 'text.primary',
} as const
