import Box from '@mui/material/Box'
import { useState } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { useSay } from '../context.tsx'

/** A note that says why a file was rejected. It is shown until the value changes. */
export function useRejection(value: unknown) {
  const say = useSay()
  const [rejected, setRejected] = useState<{
    why: Bilingual | undefined
    before: unknown
  }>()
  const note = rejected?.why && rejected.before === value && (
    <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
      {say(rejected.why)}
    </Box>
  )
  return {
    note,
    reject: (why: Bilingual | undefined) => setRejected({ why, before: value }),
  }
}
