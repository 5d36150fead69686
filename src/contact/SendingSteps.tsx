import Box from '@mui/material/Box'
import { useLayoutEffect, type ReactNode, type RefObject } from 'react'

import { brightButton } from '../components/button.ts'
import { darkScheme } from '../components/darkScheme.ts'
import { useText } from '../i18n/useText.ts'
import { CaptchaSlot } from './CaptchaSlot.tsx'
import { FormNote, sideBySide } from './FormNote.tsx'
import { focusInPlace } from './returnFocus.ts'
import type { CaptchaControl } from './useCaptcha.ts'
import type { FormState } from './useSubmit.ts'

interface SendingStepsProps {
  siteKey: string
  captcha: CaptchaControl
  status: FormState['status']
  /** Whether the focus is in the form. */
  isInUse: boolean
  button: RefObject<HTMLButtonElement | null>
  /** The box around the captcha. */
  captchaBox: RefObject<HTMLFieldSetElement | null>
  /** A text below the button, such as the company's response time. */
  children?: ReactNode
}

/** The captcha, the button, and the note that says why the button is disabled. */
export function SendingSteps({
  siteKey,
  captcha,
  status,
  isInUse,
  button,
  captchaBox,
  children,
}: SendingStepsProps) {
  const text = useText()
  const isSolved = captcha.state.status === 'solved'
  const isSending = status === 'sending'
  useLayoutEffect(() => {
    // The token expired while the button had the focus. The button is now disabled, so the captcha gets the focus.
    if (!isSolved && document.activeElement === button.current) focusInPlace(captchaBox)
  }, [isSolved, button, captchaBox])
  return (
    <Box data-captcha="" sx={layoutStyle}>
      <Box component="span" id="captcha_label" sx={{ fontWeight: 'fontWeightBold' }}>
        {text('form.captcha')}
      </Box>
      {status !== 'sent' && (
        <CaptchaSlot siteKey={siteKey} captcha={captcha} captchaBox={captchaBox} />
      )}
      <FormNote
        captchaState={captcha.state}
        isSending={isSending}
        isInUse={isInUse || isSending}
      />
      <Box
        component="button"
        ref={button}
        type="submit"
        // Firefox would restore the button's disabled state on reload.
        {...{ autoComplete: 'off' }}
        sx={sendButtonStyle}
        disabled={!isSolved || isSending}
        aria-describedby="send_note"
      >
        {text(isSending ? 'form.sending' : 'form.send')}
      </Box>
      {children}
    </Box>
  )
}

/** Captcha, button, and text, in two columns if they fit. The note's line stays when the note is empty. */
const layoutStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'repeat(4, auto) minmax(1.5em, auto)',
  columnGap: 3,
  rowGap: 1.5,
  '& > strong': { gridArea: '4 / 1' },
  [sideBySide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto minmax(2.5em, auto)',
    '& > button': { gridArea: '2 / 2', mt: 0 },
    '& > strong': { gridArea: '3 / 1' },
  },
} as const

const lockDrawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 24'><path d='M2 11h16v12H2zM5 11V7a5 5 0 0 1 10 0v4h-2V7a3 3 0 0 0-6 0v4z'/></svg>"

/** The disabled button is pale and has a lock, so that visitors see that they cannot send yet. */
const sendButtonStyle = {
  ...brightButton,
  gridArea: '3 / 1',
  mt: 1,
  minHeight: 64,
  fontSize: '1.125rem',
  cursor: 'pointer',
  '&:disabled': {
    color: 'text.primary',
    bgcolor: 'color-mix(in srgb, var(--sun), var(--tint))',
    [darkScheme]: { bgcolor: 'color-mix(in srgb, var(--sun) 20%, var(--tint))' },
    // If there is too little room for both, the lock is hidden.
    flexWrap: 'wrap',
    cursor: 'not-allowed',
  },
  '&:disabled::before': {
    content: '""',
    width: '1em',
    height: '1.2em',
    bgcolor: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(lockDrawing)}") center / contain no-repeat`,
  },
} as const
