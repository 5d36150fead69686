import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'

import type { SiteContent } from '../../schema/siteContent.ts'
import { useText } from '../i18n/useText.ts'
import { BrandMark } from './BrandMark.tsx'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Menu } from './Menu.tsx'

interface HeaderProps {
  company: SiteContent['company']
  header: SiteContent['header']
}

/** The menu stands in the bar where there is room for it, else in a disclosure that needs no script. */
export function Header({ company, header }: HeaderProps) {
  const text = useText()
  return (
    <Box component="header" sx={bar}>
      <Container sx={row}>
        <Link
          href="#top"
          underline="none"
          aria-label={text('header.home', { company: company.name })}
          sx={home}
        >
          <BrandMark />
          {company.name}
        </Link>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Menu header={header} />
        </Box>
        <LanguageSwitch />
        <Box component="details" data-menu sx={{ display: { md: 'none' } }}>
          <Box component="summary" sx={summary}>
            <Icon name="menu" />
            <Box component="span" sx={unseenOnPhones}>
              {text('header.menu')}
            </Box>
          </Box>
          <Box sx={panel}>
            <Menu header={header} />
          </Box>
        </Box>
      </Container>
    </Box>
  )
}

const bar = {
  // On a phone lying on its side, and at high zoom, the bar would take too much of the page.
  '@media (min-height: 480px)': { position: 'sticky' },
  position: 'relative',
  top: 0,
  zIndex: 1,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '@media print': { position: 'static' },
} as const

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1.5 },
  minHeight: { xs: 64, md: 72 },
  '@media print': { '& > :not(a)': { display: 'none' } },
} as const

const home = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  mr: 'auto',
  color: 'text.primary',
  fontSize: '1.1875rem',
  fontWeight: 'fontWeightBold',
  letterSpacing: '-.01em',
} as const

const panel = {
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  p: 2,
  pt: 1,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 44,
  minHeight: 44,
  borderRadius: 1,
  listStyle: 'none',
  cursor: 'pointer',
  fontWeight: 'fontWeightBold',
  '&::-webkit-details-marker': { display: 'none' },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const

const unseenOnPhones = {
  '@media (max-width: 599.95px)': { position: 'absolute', clipPath: 'inset(50%)' },
} as const
