import Box from '@mui/material/Box'

import type { Office } from '../../schema/siteContent.ts'

/** Brazilian, whatever the language of the page. */
export function Address({ office }: { office: Office }) {
  const city = `${office.city} (${office.state})`
  return (
    <Box component="address" lang="pt-BR" sx={lines}>
      <strong>{city}</strong>
      <span>{office.street}</span>
      <span>{office.district}</span>
      <span>{office.postalCode}</span>
    </Box>
  )
}

const lines = { display: 'grid', fontStyle: 'normal' } as const
