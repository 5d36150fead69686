import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef } from 'react'

import { useText } from '../i18n/useText.ts'
import { CheckMark } from './CheckMark.tsx'

/** Replaces the form once a message is sent. It takes the focus, so screen readers read it once, and it is no live region. */
export function Confirmation() {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the paint, so that the focus is never lost, not even for a frame.
  useLayoutEffect(() => {
    heading.current?.focus()
    // The whole sheet comes into view: the header covers nothing above it that can be pressed.
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Box sx={confirmation}>
      <CheckMark />
      <Typography ref={heading} variant="h3" tabIndex={-1} aria-describedby="sent_text">
        {text('form.success.title')}
      </Typography>
      <Typography id="sent_text" sx={{ maxWidth: '45ch', textWrap: 'balance' }}>
        {text('form.success.text')}
      </Typography>
    </Box>
  )
}

const confirmation = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  py: 6,
  textAlign: 'center',
} as const
