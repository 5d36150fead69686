import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type { FooterSection, Office, SiteContent } from '../../schema/siteContent.ts'
import { Arcade } from '../components/Arcade.tsx'
import { Icon } from '../components/Icon.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useText } from '../i18n/useText.ts'
import { Address } from './Address.tsx'

interface FooterProps {
  section: FooterSection
  company: SiteContent['company']
  offices: Office[]
  year: number
}

export function Footer({ section, company, offices, year }: FooterProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Box component="footer" id={section.id} aria-label={text('footer.label')} sx={ground}>
      <Arcade sx={edge} />
      <Container>
        <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
          {text('footer.offices')}
        </Typography>
        <Box sx={columns}>
          {offices.map((office) => (
            <Address key={office.id} office={office} />
          ))}
          <Link
            href={company.linkedin}
            target="_blank"
            rel="noopener"
            color="inherit"
            sx={social}
          >
            <Icon name="linkedin" />
            <span>{text('footer.social')}</span>
            <Box component="span" sx={unseen}>
              {text('footer.newTab')}
            </Box>
          </Link>
        </Box>
        <Box sx={imprint}>
          {/* Made anew in the other language: around the year stand texts without an element of their own. */}
          <span key={language}>
            <FormattedMessage
              id="footer.copyright"
              values={{
                year: <span data-year>{year}</span>,
                company: company.legalName,
                cnpj: company.cnpj,
              }}
            />
          </span>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <span>{text('footer.love')}</span>
            <Icon name="heart" size={20} />
          </Box>
        </Box>
      </Container>
    </Box>
  )
}

const ground = {
  position: 'relative',
  mt: 8,
  pt: { xs: 4, md: 6 },
  pb: { xs: 4, md: 6 },
  overflowX: 'clip',
  color: 'brand.lime',
  bgcolor: 'brand.soil',
  '@media print': { py: 3, color: 'text.primary', bgcolor: 'transparent' },
} as const

const edge = {
  position: 'absolute',
  left: '50%',
  bottom: 'calc(100% - 1px)',
  width: '1px',
  height: 56,
  color: 'brand.chapada',
} as const

const columns = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  rowGap: 4,
  mt: 3,
} as const

const social = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 1,
  minHeight: 44,
  // A thumb's height around one line of text: on the line of the cities all the same.
  my: '-10px',
  ml: { md: 'auto' },
} as const

const imprint = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
  mt: 6,
  pt: 3,
  borderTop: '1px solid',
  borderColor: 'currentColor',
  fontSize: '.9375rem',
} as const

const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const
