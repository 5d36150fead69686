import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'

import type {
  CaptchaSettings,
  EmailSettings,
} from '../../schema/generated/siteContent.ts'
import { solidButton } from '../components/button.ts'
import { useText } from '../i18n/useText.ts'
import { CaptchaSlot } from './CaptchaSlot.tsx'
import { Confirmation } from './Confirmation.tsx'
import { Field } from './Field.tsx'
import { FormBoundary } from './FormBoundary.tsx'
import { formFields, type FormField } from './formFields.ts'
import { FormNote } from './FormNote.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useFormEvent } from './useFormEvent.ts'
import { useSubmit } from './useSubmit.ts'
import { useTextLength } from './useTextLength.ts'

interface ContactFormProps {
  email: EmailSettings
  captcha: CaptchaSettings
  /** Besides name, contact and message. */
  furtherFields?: readonly FormField[] | undefined
  /** Other ways to get in touch, shown where the form cannot work. */
  children?: ReactNode
}

export function ContactForm({
  email,
  captcha,
  furtherFields,
  children,
}: ContactFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const fields = useMemo(() => formFields(furtherFields), [furtherFields])
  const control = useCaptcha()
  const { state, submit, clearErrors } = useSubmit(email, fields, control)
  const solved = control.state.status === 'solved'
  const sending = state.status === 'sending'
  const sent = state.status === 'sent'
  const missing = state.status === 'editing' ? state.missing : []
  const length = useTextLength(form, fields)
  const { dispatch } = control
  useFormEvent('focusin', form, () => dispatch({ type: 'approached' }))
  useEffect(() => {
    // Before the listeners: a field that was in use while the page woke has the focus again.
    if (form.current?.contains(document.activeElement)) dispatch({ type: 'approached' })
  }, [dispatch])
  useFormEvent('input', form, clearErrors)
  useFormEvent('submit', form, (element, event) => {
    event.preventDefault()
    void submit(element, () => returnFocus(button.current))
  })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a heading */}
      <div role="status">{sent && <Confirmation />}</div>
      <FormBoundary>
        {/* Hidden and not taken out: React cannot take out what another program has moved. */}
        <Stack
          component="form"
          ref={form}
          aria-label={text('form.label')}
          noValidate
          hidden={sent}
          sx={layout}
        >
          <Unavailable>{children}</Unavailable>
          {fields.map((field) => (
            <Field
              key={field.id}
              field={field}
              missing={missing.includes(field.id)}
              length={field.id === 'message' ? length : 0}
            />
          ))}
          <Stack data-captcha sx={sendingSteps}>
            {!sent && <CaptchaSlot siteKey={captcha.siteKey} captcha={control} />}
            <div>
              <FormNote id="send_note" captcha={control.state} sending={sending} />
            </div>
            <Box
              component="button"
              ref={button}
              type="submit"
              sx={solidButton}
              disabled={!solved || sending}
              aria-describedby="send_note"
            >
              {text(sending ? 'form.sending' : 'form.send')}
            </Box>
          </Stack>
          <Typography variant="body2">{text('form.privacy')}</Typography>
        </Stack>
      </FormBoundary>
    </>
  )
}

const layout = {
  gap: 3,
  '&[hidden]': { display: 'none' },
  // Paler than the enabled button, and as readable.
  '& button:disabled': {
    color: 'text.primary',
    bgcolor: 'brand.tint',
    border: '2px dashed',
    borderColor: 'primary.main',
    cursor: 'not-allowed',
  },
} as const

/** The captcha, why it has to be solved, and what then sends. The note's line stays when there is nothing to say, so that nothing moves. */
const sendingSteps = {
  gap: 1,
  position: 'relative',
  containerType: 'inline-size',
  '& > div': { minHeight: '1.5em' },
  // As wide as the captcha above it, on phones as the fields.
  '& > button': { mt: 1, alignSelf: 'start', maxWidth: { sm: 302 }, width: 1 },
} as const

/**
 * A disabled button loses the focus to what holds it, a second click on it too. It gets it back, unless the visitor has
 * gone elsewhere meanwhile.
 */
function returnFocus(button: HTMLButtonElement | null) {
  if (document.activeElement?.contains(button)) button?.focus()
}
