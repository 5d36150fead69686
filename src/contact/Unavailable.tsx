import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { useText } from '../i18n/useText.ts'

/** Shown by the boot script when the application cannot be loaded, and by the style sheet where scripts are off. */
export function Unavailable({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <Box
      data-form-unavailable
      hidden
      // The boot script may have taken `hidden` away before a later try succeeded.
      suppressHydrationWarning
      sx={{ '& > p': { mb: 2 }, '@media (scripting: none)': { display: 'block' } }}
    >
      <Typography>{text('form.unavailable')}</Typography>
      {children}
    </Box>
  )
}
