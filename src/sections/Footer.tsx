import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type {
  FooterSection,
  Office,
  SiteContent,
} from '../../schema/generated/siteContent.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { ContentIcon, Icon } from '../components/Icon.tsx'
import { night } from '../components/night.ts'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText, useText } from '../i18n/useText.ts'
import { Address } from './Address.tsx'

interface FooterProps {
  section: FooterSection
  company: SiteContent['company']
  offices: Office[]
  year: number
}

export function Footer({ section, company, offices, year }: FooterProps) {
  const text = useText()
  const content = useContentText()
  const { language } = useLanguage()
  return (
    <Box
      component="footer"
      id={section.id}
      aria-label={text('footer.label')}
      data-edge=""
      sx={frame}
    >
      <Container>
        <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
          {text('footer.offices')}
        </Typography>
        <Box sx={columns}>
          {offices.map((office) => (
            <Address key={office.id} office={office} offices={offices} />
          ))}
          {company.social && (
            <Box sx={networks}>
              <strong>{company.name}</strong>
              {company.social.map(({ network, label, address }) => (
                <OutsideLink key={address} href={address} sx={social}>
                  <ContentIcon name={`reach.${network}`} />
                  <span>{content(label)}</span>
                </OutsideLink>
              ))}
            </Box>
          )}
        </Box>
        {section.links && (
          <Box sx={links}>
            {section.links.map((link) => (
              <ContentLink key={link.label} to={link}>
                <span>{content(link.label)}</span>
              </ContentLink>
            ))}
          </Box>
        )}
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

const frame = {
  position: 'relative',
  paddingBlock: 'clamp(2rem, 4vw, 3rem)',
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  // By night page and footer are both dark: the edge between them is lit.
  [night]: { '&[data-edge]::before': { bgcolor: 'brand.horizon' } },
  '@media print': { paddingBlock: 3, color: 'text.primary', bgcolor: 'transparent' },
} as const

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: 4,
  rowGap: 4,
  mt: 3,
} as const

const networks = { display: 'flex', flexDirection: 'column' } as const

const social = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 1,
  minHeight: 44,
} as const

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  mt: 3,
  '& a': { paddingBlock: 1.5 },
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
  fontSize: '.9375rem',
} as const
