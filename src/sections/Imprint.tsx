import Box from '@mui/material/Box'
import { FormattedMessage } from 'react-intl'

import type { FooterSection } from '../../schema/generated/siteContent.ts'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../components/page.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useText } from '../i18n/useText.ts'

interface ImprintProps {
  sign: NonNullable<FooterSection['sign']>
}

/** The last line of the page: copyright, legal name, CNPJ, and the closing note with its sign. */
export function Imprint({ sign }: ImprintProps) {
  const text = useText()
  const { language } = useLanguage()
  const { site, mark, year } = usePage()
  const { company } = site
  return (
    <Box sx={lineStyle}>
      {/* The key mounts the line again for each language: translation programs replace text nodes. */}
      <span key={language}>
        <FormattedMessage
          id="footer.copyright"
          values={{
            year: <span data-year={0}>{year}</span>,
            company: company.legalName,
            cnpj: company.cnpj,
          }}
        />
      </span>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span>{text('footer.love')}</span>
        {sign === 'heart' && <Icon name="heart" size={20} />}
        {sign === 'mark' && mark && (
          <Box
            component="img"
            src={mark.src}
            alt=""
            height={40}
            loading="lazy"
            sx={markSignStyle}
          />
        )}
      </Box>
    </Box>
  )
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  mt: 6,
  pt: 3,
  borderTop: '1px solid',
  fontSize: '.9375rem',
} as const

/** Gives the mark the same background as in the header. */
const markSignStyle = { p: 0.75, bgcolor: 'brand.panel' } as const
