import Box from '@mui/material/Box'
import { useLayoutEffect, type RefObject } from 'react'

import { brightButton } from '../components/button.ts'
import { useText } from '../i18n/useText.ts'
import { CaptchaSlot } from './CaptchaSlot.tsx'
import { FormNote } from './FormNote.tsx'
import { focusWithoutJump } from './returnFocus.ts'
import { stepWidth } from './stepWidth.ts'
import type { CaptchaControl } from './useCaptcha.ts'
import type { FormState } from './useSubmit.ts'

interface SendingStepsProps {
  siteKey: string
  captcha: CaptchaControl
  status: FormState['status']
  /** The form has the focus. */
  isInUse: boolean
  button: RefObject<HTMLButtonElement | null>
  /** The captcha's frame. */
  group: RefObject<HTMLFieldSetElement | null>
}

/** What it takes to send: the captcha, the button, and the note why the button is disabled. */
export function SendingSteps({
  siteKey,
  captcha,
  status,
  isInUse,
  button,
  group,
}: SendingStepsProps) {
  const text = useText()
  const isSolved = captcha.state.status === 'solved'
  const isSending = status === 'sending'
  useLayoutEffect(() => {
    // The token expired while the focus was on the button, which is now disabled: the focus goes to the captcha.
    if (!isSolved && document.activeElement === button.current) focusWithoutJump(group)
  }, [isSolved, button, group])
  return (
    <Box data-captcha="" sx={steps}>
      {status !== 'sent' && (
        <CaptchaSlot siteKey={siteKey} captcha={captcha} group={group} />
      )}
      <FormNote
        id="send_note"
        captchaState={captcha.state}
        isSending={isSending}
        isInUse={isInUse || isSending}
      />
      <Box
        component="button"
        ref={button}
        type="submit"
        {...stateNotRestored}
        sx={send}
        disabled={!isSolved || isSending}
        aria-describedby="send_note"
      >
        {text(isSending ? 'form.sending' : 'form.send')}
      </Box>
    </Box>
  )
}

/**
 * Firefox restores the disabled state of a button on reload, and hydration would keep it. Typed text is to be restored.
 */
const stateNotRestored = { autoComplete: 'off' }

/** The note is below the button or beside it. It keeps its line when it is empty, so that nothing moves. */
const steps = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto auto minmax(2em, auto)', sm: 'auto auto' },
  columnGap: 2,
  containerType: 'inline-size',
  '& > fieldset': { gridArea: '1 / 1', width: stepWidth },
} as const

const lock =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 24'><path d='M2 11h16v12H2zM5 11V7a5 5 0 0 1 10 0v4h-2V7a3 3 0 0 0-6 0v4z'/></svg>"

/**
 * As wide as the captcha above it, which unlocks it. Disabled it is an outline; enabled it has the colour of the buttons
 * that lead to the form.
 */
const send = {
  ...brightButton,
  gridArea: '2 / 1',
  width: stepWidth,
  minHeight: 56,
  mt: 1.5,
  cursor: 'pointer',
  '&:disabled': {
    color: 'inherit',
    bgcolor: 'transparent',
    border: '2px solid',
    // In a narrow place the lock makes room for the words.
    flexWrap: 'wrap',
    cursor: 'not-allowed',
  },
  '&:disabled::before': {
    content: '""',
    width: '1em',
    height: '1.2em',
    bgcolor: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(lock)}") center / contain no-repeat`,
  },
} as const
