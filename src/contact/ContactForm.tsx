import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode } from 'react'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { solidButton } from '../components/button.ts'
import { useText } from '../i18n/useText.ts'
import { CaptchaSlot } from './CaptchaSlot.tsx'
import { Confirmation } from './Confirmation.tsx'
import { Field } from './Field.tsx'
import { FormNote } from './FormNote.tsx'
import { fieldNames } from './submission.ts'
import { Unavailable } from './Unavailable.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useSubmit } from './useSubmit.ts'

interface ContactFormProps {
  email: SiteContent['email']
  captcha: SiteContent['captcha']
  /** Other ways to get in touch, shown where the form cannot work. */
  children?: ReactNode
}

export function ContactForm({ email, captcha, children }: ContactFormProps) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const control = useCaptcha()
  const { state, submit, clearError } = useSubmit(email, control)
  const solved = control.state.status === 'solved'
  const sending = state.status === 'sending'
  const missing = state.status === 'editing' ? state.missing : []
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a heading */}
      <div role="status">{state.status === 'sent' && <Confirmation />}</div>
      {state.status !== 'sent' && (
        <Stack
          component="form"
          aria-label={text('form.label')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit(event.currentTarget, () => returnFocus(button.current))
          }}
          sx={{
            gap: 3,
            // It waits, and is still to be read.
            '& button:disabled': {
              color: 'text.primary',
              bgcolor: 'transparent',
              border: '2px dashed',
              borderColor: 'brand.control',
              cursor: 'not-allowed',
            },
            // Without scripts nothing here can be sent: the other ways take the form's place.
            '@media (scripting: none)': {
              '& > :not([data-form-unavailable])': { display: 'none' },
            },
            // Where the application cannot be loaded there is no captcha to ask for.
            '& > [data-form-unavailable]:not([hidden]) ~ [data-captcha]': {
              display: 'none',
            },
          }}
        >
          <Unavailable>{children}</Unavailable>
          {fieldNames.map((name) => (
            <Field
              key={name}
              name={name}
              missing={missing.includes(name)}
              onFocus={() => control.dispatch({ type: 'approached' })}
              onChange={(value) => clearError(name, value)}
            />
          ))}
          <Stack data-captcha sx={sendingSteps}>
            <CaptchaSlot siteKey={captcha.siteKey} captcha={control} />
            <div>
              <FormNote id="form-note" captcha={control.state} sending={sending} />
            </div>
            <Box
              component="button"
              ref={button}
              type="submit"
              sx={solidButton}
              disabled={!solved || sending}
              aria-describedby="form-note"
            >
              {text(sending ? 'form.sending' : 'form.send')}
            </Box>
          </Stack>
          <Typography variant="body2">{text('form.privacy')}</Typography>
        </Stack>
      )}
    </div>
  )
}

/** The captcha, why it has to be solved, and what then sends. The note's line stays when there is nothing to say, so that nothing moves. */
const sendingSteps = {
  gap: 1,
  position: 'relative',
  containerType: 'inline-size',
  '& > div': { minHeight: '1.5em' },
} as const

/**
 * A disabled button loses the focus to what holds it, a second click on it too. It gets it back, unless the visitor has
 * gone elsewhere meanwhile.
 */
function returnFocus(button: HTMLButtonElement | null) {
  if (document.activeElement?.contains(button)) button?.focus()
}
