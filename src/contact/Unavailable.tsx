import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { useText } from '../i18n/useText.ts'

/** Shown until the boot script has marked the form as usable, and where the application cannot be loaded or is broken. */
export function Unavailable({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <Box data-form-unavailable="" sx={{ '& > p': { mb: 2 } }}>
      <Typography>{text('form.unavailable')}</Typography>
      {children}
    </Box>
  )
}
