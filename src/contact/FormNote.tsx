import Typography from '@mui/material/Typography'

import { useText } from '../i18n/useText.ts'
import type { CaptchaState } from './captchaState.ts'

interface FormNoteProps {
  id: string
  captcha: CaptchaState
  sending: boolean
}

/** Says why the button is disabled. */
export function FormNote({ id, captcha, sending }: FormNoteProps) {
  const text = useText()
  return (
    <Typography id={id} aria-live="polite" variant="body2">
      {sending ? text('form.sendingNote') : sentence()}
    </Typography>
  )

  function sentence(): string | null {
    switch (captcha.status) {
      case 'asleep':
        return text('form.captchaLoading')
      // What could not be reached is so until it is there.
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
