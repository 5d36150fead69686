import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type { FooterSection, Office, SiteContent } from '../../schema/siteContent.ts'
import { useText } from '../i18n/useText.ts'

interface FooterProps {
  section: FooterSection
  company: SiteContent['company']
  offices: Office[]
}

export function Footer({ section, company, offices }: FooterProps) {
  const text = useText()
  return (
    <Box component="footer" id={section.id} aria-label={text('footer.label')}>
      <Typography variant="h2">{text('footer.offices')}</Typography>
      {offices.map((office) => (
        <Box key={office.id} component="address" lang="pt-BR">
          {office.street}
        </Box>
      ))}
      <Link href={company.linkedin} target="_blank" rel="noopener">
        {text('footer.social')}
      </Link>
      <Typography>
        <FormattedMessage
          id="footer.copyright"
          values={{
            year: <span data-year>{new Date().getFullYear()}</span>,
            company: company.legalName,
            cnpj: company.cnpj,
          }}
        />
      </Typography>
      <Typography>{text('footer.love')}</Typography>
    </Box>
  )
}
