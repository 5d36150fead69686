import Box from '@mui/material/Box'
import { useState } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { useSay } from '../context.tsx'

/** A note that says why a file was rejected. It is shown until the value changes. */
export function useRefusal(value: unknown) {
  const say = useSay()
  const [refused, setRefused] = useState<{
    why: Bilingual | undefined
    before: unknown
  }>()
  const note = refused?.why && refused.before === value && (
    <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
      {say(refused.why)}
    </Box>
  )
  return {
    note,
    refuse: (why: Bilingual | undefined) => setRefused({ why, before: value }),
  }
}
