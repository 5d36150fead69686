import Box from '@mui/material/Box'
import Link from '@mui/material/Link'

import type { SiteContent } from '../../schema/siteContent.ts'
import { Icon } from '../components/Icon.tsx'
import { useText } from '../i18n/useText.ts'

/** The way around the form: e-mail and phone. */
export function ContactLinks({ company }: { company: SiteContent['company'] }) {
  const text = useText()
  return (
    <Box component="dl" sx={list}>
      <Box>
        <dt>
          <Icon name="mail" />
          <span>{text('contact.email')}</span>
        </dt>
        <dd>
          <Link href={`mailto:${company.email}`}>{company.email}</Link>
        </dd>
      </Box>
      <Box>
        <dt>
          <Icon name="phone" />
          <span>{text('contact.phone')}</span>
        </dt>
        <dd>
          <Link href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>
            {company.phone}
          </Link>
        </dd>
      </Box>
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  m: 0,
  '& dt': { display: 'flex', alignItems: 'center', gap: 1 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& a': {
    color: 'inherit',
    display: 'inline-block',
    py: 1,
    fontSize: '1.1875rem',
    fontWeight: 'fontWeightBold',
  },
} as const
