import Box from '@mui/material/Box'

import type { Office } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import { officeName } from '../../schema/page/officeName.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText } from '../i18n/useText.ts'

interface AddressProps {
  office: Office
  offices: readonly Office[]
}

/** The address as its country writes it; only the country's name is in the page's language. */
export function Address({ office, offices }: AddressProps) {
  const contentText = useContentText()
  const { language } = useLanguage()
  const isAbroad = 'country' in office
  const name = officeName(office, offices)
  return (
    <Box component="address" lang={isAbroad ? undefined : languages.br.lang} sx={lines}>
      <strong>{office.state ? `${name} (${office.state})` : name}</strong>
      <span>{office.street}</span>
      {office.district && name === office.city && <span>{office.district}</span>}
      {office.postalCode && <span>{office.postalCode}</span>}
      {isAbroad && <span>{contentText(office.country)}</span>}
      {office.map && (
        <span lang={languages[language].lang}>
          <ContentLink to={office.map} sx={mapLink}>
            <span>{contentText(office.map.label)}</span>
          </ContentLink>
        </span>
      )}
    </Box>
  )
}

const lines = { display: 'grid', alignContent: 'start', fontStyle: 'normal' } as const
// One line of text, and large enough to touch.
const mapLink = { display: 'inline-block', paddingBlock: '10px', mb: '-10px' } as const
