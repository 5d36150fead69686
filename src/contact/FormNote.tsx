import Typography from '@mui/material/Typography'

import { useText } from '../i18n/useText.ts'
import type { CaptchaState } from './captchaState.ts'

interface FormNoteProps {
  id: string
  captcha: CaptchaState
  sending: boolean
}

/** Says why the button is disabled: in the captcha's place until it comes, below it from then on. */
export function FormNote({ id, captcha, sending }: FormNoteProps) {
  const text = useText()
  const isKept = !sending && (captcha.status === 'asleep' || captcha.status === 'loading')
  return (
    <Typography
      id={id}
      aria-live="polite"
      variant="body2"
      sx={isKept ? inKeptPlace : null}
    >
      {sending ? text('form.sendingNote') : sentence()}
    </Typography>
  )

  function sentence(): string | null {
    switch (captcha.status) {
      case 'asleep':
        return text('form.captchaLoading')
      // After a failed load it counts as unreachable until it has come.
      case 'loading':
        return text(captcha.load > 0 ? 'form.captchaUnreachable' : 'form.captchaLoading')
      case 'ready':
        return text('form.captchaNeeded')
      case 'unanswered':
        return text('form.captchaUnseen')
      case 'failed':
      case 'silent':
        return text('form.captchaUnreachable')
      case 'solved':
        return null
    }
  }
}

/** As large as CaptchaSlot.tsx keeps it. */
const inKeptPlace = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: 300,
  height: 65,
  px: 2,
  display: 'grid',
  alignItems: 'center',
  fontSize: '.875rem',
  lineHeight: 1.35,
  '@container (width < 302px)': { width: 150, height: 140 },
} as const
