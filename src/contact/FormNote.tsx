import Typography from '@mui/material/Typography'

import { useText } from '../i18n/useText.ts'
import type { CaptchaState } from './captchaState.ts'
import { stepWidth } from './stepWidth.ts'

interface FormNoteProps {
  id: string
  captchaState: CaptchaState
  isSending: boolean
  /** The form has the focus: changes are read out. */
  isInUse: boolean
}

/** Says why the button is disabled: in the captcha's place until there is a captcha, then at the button. */
export function FormNote({ id, captchaState, isSending, isInUse }: FormNoteProps) {
  const text = useText()
  const isInPlace = !isSending && isAwaited(captchaState)
  return (
    <Typography
      id={id}
      aria-live={isInUse ? 'polite' : 'off'}
      variant={isInPlace ? 'body1' : 'body2'}
      sx={isInPlace ? inKeptPlace : below}
    >
      {isSending ? text('form.sendingNote') : sentence()}
    </Typography>
  )

  function sentence(): string | null {
    switch (captchaState.status) {
      case 'idle':
        return text('form.captchaLoading')
      // After a failed load it counts as unreachable until it has loaded.
      case 'loading':
        return text(
          captchaState.load > 0 ? 'form.captchaUnreachable' : 'form.captchaLoading',
        )
      case 'ready':
      case 'challenging':
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

/** Is there no widget yet? The sentence stays in one place during all retries. */
function isAwaited(captchaState: CaptchaState): boolean {
  switch (captchaState.status) {
    case 'idle':
    case 'loading':
    case 'silent':
      return true
    case 'failed':
      return captchaState.next === 'load'
    case 'ready':
    case 'challenging':
    case 'unanswered':
    case 'solved':
      return false
  }
}

const below = {
  gridArea: { xs: '3 / 1', sm: '2 / 2' },
  alignSelf: 'center',
  mt: { xs: 1, sm: 0 },
  fontWeight: 'fontWeightBold',
} as const

/** In the middle of the frame that CaptchaSlot.tsx keeps, which grows with the words. */
const inKeptPlace = {
  gridArea: '1 / 1',
  alignSelf: 'center',
  width: stepWidth,
  p: '8px 16px',
  fontSize: '.9375rem',
  fontWeight: 'fontWeightBold',
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
} as const
