import Box from '@mui/material/Box'
import { useState } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { useSay } from '../context.tsx'

/** Returns a note that says why a file was rejected, until the value changes, and the function that sets it. */
export function useRejection(value: unknown) {
  const say = useSay()
  const [rejection, setRejection] = useState<{
    why: Bilingual | undefined
    value: unknown
  }>()
  const note = rejection?.why && rejection.value === value && (
    <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
      {say(rejection.why)}
    </Box>
  )
  return {
    note,
    setWhy: (why: Bilingual | undefined) => setRejection({ why, value }),
  }
}
