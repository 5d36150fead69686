import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { PhoneLink } from '../components/ContentLink.tsx'
import { usePage } from '../components/page.ts'
import { useText } from '../i18n/useText.ts'
import type { CaptchaState } from './captchaState.ts'

interface FormNoteProps {
  captchaState: CaptchaState
  isSending: boolean
  /** Whether the form has the focus, so that screen readers announce changes. */
  isInUse: boolean
}

/** The reason why the button is disabled: in place of the captcha until it has loaded, then next to the button. */
export function FormNote({ captchaState, isSending, isInUse }: FormNoteProps) {
  const text = useText()
  const { company } = usePage().site
  const contactLinks = {
    email: <a href={`mailto:${company.email}`}>{company.email}</a>,
    phone: <PhoneLink number={company.phone} />,
  }
  const isInCaptchaSlot = !isSending && isWidgetAbsent(captchaState)
  return (
    <Typography
      id="send_note"
      aria-live={isInUse ? 'polite' : 'off'}
      variant={isInCaptchaSlot ? 'body1' : 'body2'}
      sx={[linkStyle, isInCaptchaSlot ? captchaSlotStyle : belowCaptchaStyle]}
    >
      {isSending ? text('form.sendingNote') : noteText()}
    </Typography>
  )

  function noteText(): ReactNode {
    switch (captchaState.status) {
      case 'idle':
        return text('form.captchaLoading')
      // After a failed load, the captcha counts as unreachable until it has loaded.
      case 'loading':
        return captchaState.load > 0 ? (
          <FormattedMessage id="form.captchaUnreachable" values={contactLinks} />
        ) : (
          text('form.captchaLoading')
        )
      case 'ready':
      case 'challenging':
        return text('form.captchaNeeded')
      case 'unanswered':
        return <FormattedMessage id="form.captchaUnseen" values={contactLinks} />
      case 'failed':
      case 'silent':
        return <FormattedMessage id="form.captchaUnreachable" values={contactLinks} />
      case 'solved':
        return null
    }
  }
}

/** Whether there is no widget yet. True during all retries, so that the note does not move. */
function isWidgetAbsent(captchaState: CaptchaState): boolean {
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

/** The container query for a form with room for captcha and button in one row. */
export const sideBySide = '@container (min-width: 40rem)'

/** Phone numbers break only if the text is so large that they may not fit on a line. */
const linkStyle = {
  '@container (min-width: 12em)': { '& [href^=tel]': { whiteSpace: 'nowrap' } },
} as const

const belowCaptchaStyle = {
  gridArea: '5 / 1',
  fontWeight: 'fontWeightBold',
  [sideBySide]: { gridArea: '3 / 2' },
} as const

/** The note is in the slot that CaptchaSlot.tsx reserves, which grows with the text. */
const captchaSlotStyle = {
  gridArea: '2 / 1',
  alignSelf: 'center',
  p: '7px 14px',
  fontSize: '1rem',
  lineHeight: 1.3,
} as const
