import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef } from 'react'

import { useText } from '../i18n/useText.ts'
import { CheckMark } from './CheckMark.tsx'

/** What stands in the form's place once a message is on its way. Takes the focus, so that screen readers announce it. */
export function Confirmation() {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the paint: the focus is never lost, not even for a frame.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 6, textAlign: 'center' }}
    >
      <CheckMark />
      <Typography ref={heading} variant="h3" tabIndex={-1} sx={{ fontSize: '1.75rem' }}>
        {text('form.success.title')}
      </Typography>
      <Typography sx={{ maxWidth: '45ch', textWrap: 'balance' }}>
        {text('form.success.text')}
      </Typography>
    </Box>
  )
}
