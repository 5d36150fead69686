import Box from '@mui/material/Box'

import type { Bilingual } from '../../schema/bilingual.ts'
import { interfaceLanguage } from './interfaceLanguage.ts'

/** Why there is nothing to edit. */
export function CannotStart({ why }: { why: Bilingual }) {
  return (
    <Box component="main" sx={{ maxWidth: '36rem', mx: 'auto', p: 4, fontSize: '1rem' }}>
      <p>{why[interfaceLanguage()]}</p>
    </Box>
  )
}
