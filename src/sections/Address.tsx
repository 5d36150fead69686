import Box from '@mui/material/Box'

import type { Office } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import { officeName } from '../../schema/page/officeName.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText } from '../i18n/useText.ts'

interface AddressProps {
  office: Office
  /** On the page. */
  offices: readonly Office[]
}

/** As it is written where the office is: Brazilian whatever the language of the page, the country's name in the page's. */
export function Address({ office, offices }: AddressProps) {
  const content = useContentText()
  const { language } = useLanguage()
  const isAbroad = 'country' in office
  const name = officeName(office, offices)
  return (
    <Box component="address" lang={isAbroad ? undefined : languages.br.lang} sx={lines}>
      <strong>{office.state ? `${name} (${office.state})` : name}</strong>
      <span>{office.street}</span>
      {office.district && name === office.city && <span>{office.district}</span>}
      {office.postalCode && <span>{office.postalCode}</span>}
      {isAbroad && <span>{content(office.country)}</span>}
      {office.map && (
        <span lang={languages[language].lang}>
          <ContentLink to={office.map} sx={mapLink}>
            <span>{content(office.map.label)}</span>
          </ContentLink>
        </span>
      )}
    </Box>
  )
}

const lines = { display: 'grid', alignContent: 'start', fontStyle: 'normal' } as const
// A thumb's height around one line of text.
const mapLink = { display: 'inline-block', paddingBlock: '10px', mb: '-10px' } as const
