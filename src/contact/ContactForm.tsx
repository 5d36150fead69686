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
            // Greyed out, and still to be read.
            '& button:disabled': {
              color: 'text.secondary',
              bgcolor: 'divider',
              cursor: 'auto',
            },
            // Without scripts nothing here can be sent: the other ways take the form's place.
            '@media (scripting: none)': {
              '& > :not([data-form-unavailable])': { display: 'none' },
            },
            // Where the application cannot be loaded there is no captcha to ask for.
            '& > [data-form-unavailable]:not([hidden]) ~ :is(fieldset, fieldset + *)': {
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
          <CaptchaSlot siteKey={captcha.siteKey} captcha={control} />
          {/* The note's line stays when there is nothing to say, so that nothing moves. */}
          <Stack sx={{ gap: 1, '& p': { minHeight: '1lh' } }}>
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
            <FormNote id="form-note" captcha={control.state} sending={sending} />
          </Stack>
          <Typography variant="body2">{text('form.privacy')}</Typography>
        </Stack>
      )}
    </div>
  )
}

/**
 * A disabled button loses the focus to what holds it, a second click on it too. It gets it back, unless the visitor has
 * gone elsewhere meanwhile.
 */
function returnFocus(button: HTMLButtonElement | null) {
  if (document.activeElement?.contains(button)) button?.focus()
}
