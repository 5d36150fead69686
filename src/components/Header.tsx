import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { FormattedMessage } from 'react-intl'

import type { SiteContent } from '../../schema/siteContent.ts'
import { useText } from '../i18n/useText.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

interface HeaderProps {
  company: SiteContent['company']
  header: SiteContent['header']
}

export function Header({ company, header }: HeaderProps) {
  const text = useText()
  return (
    <Box component="header">
      <Link href="#" aria-label={text('header.home', { company: company.name })}>
        {company.name}
      </Link>
      <nav aria-label={text('header.menu')}>
        {header.menu.map(({ label, section }) => (
          <Link key={section} href={`#${section}`}>
            <FormattedMessage id={label} />
          </Link>
        ))}
      </nav>
      <Button variant="contained" href={`#${header.button.section}`}>
        <FormattedMessage id={header.button.label} />
      </Button>
      <LanguageSwitch />
    </Box>
  )
}
