import Box from '@mui/material/Box'

import type { Office } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import { useContentText } from '../i18n/useText.ts'

/** As it is written where the office is: Brazilian whatever the language of the page, the country's name in the page's. */
export function Address({ office }: { office: Office }) {
  const content = useContentText()
  const isAbroad = 'country' in office
  const city = office.state ? `${office.city} (${office.state})` : office.city
  return (
    <Box component="address" lang={isAbroad ? undefined : languages.br.lang} sx={lines}>
      <strong>{city}</strong>
      <span>{office.street}</span>
      {office.district && <span>{office.district}</span>}
      {office.postalCode && <span>{office.postalCode}</span>}
      {isAbroad && <span>{content(office.country)}</span>}
    </Box>
  )
}

const lines = { display: 'grid', alignContent: 'start', fontStyle: 'normal' } as const
