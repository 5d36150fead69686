import Box from '@mui/material/Box'

import type { Bilingual } from '../../../schema/problem.ts'
import { useSay } from '../context.tsx'

export function Guide({ steps }: { steps: readonly Bilingual[] }) {
  const say = useSay()
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {steps.map((step) => (
        <li key={step.en}>{say(step)}</li>
      ))}
    </Box>
  )
}
