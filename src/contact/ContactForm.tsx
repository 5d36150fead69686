import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react'

import type {
  CaptchaSettings,
  EmailSettings,
  FormField,
} from '../../schema/generated/siteContent.ts'
import { useText } from '../i18n/useText.ts'
import { Confirmation } from './Confirmation.tsx'
import { Field } from './Field.tsx'
import { FormBoundary } from './FormBoundary.tsx'
import { formFields } from './formFields.ts'
import { returnFocus } from './returnFocus.ts'
import { SendingSteps } from './SendingSteps.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useFormEvent } from './useFormEvent.ts'
import { useSubmit } from './useSubmit.ts'
import { useTextLength } from './useTextLength.ts'

interface ContactFormProps {
  email: EmailSettings
  captchaSettings: CaptchaSettings
  /** Fields besides name, contact, and message. */
  additionalFields?: readonly FormField[] | undefined
  /** A hint about what to write in the message. */
  guidance?: string | undefined
  /** A text below the button, such as the company's response time. */
  note?: string | undefined
  /** Other ways to get in touch, shown if the form cannot work. */
  children?: ReactNode
}

export function ContactForm({
  email,
  captchaSettings,
  additionalFields,
  guidance,
  note,
  children,
}: ContactFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const captchaBox = useRef<HTMLFieldSetElement>(null)
  const fields = useMemo(() => formFields(additionalFields), [additionalFields])
  const captcha = useCaptcha()
  const { state, submit, clearErrors } = useSubmit(email, fields, captcha)
  const isSent = state.status === 'sent'
  const missingFields = state.status === 'editing' ? state.missing : []
  const length = useTextLength(form, fields)
  const { dispatch } = captcha
  const isInUse = useIsFormInUse(form)
  useEffect(() => {
    if (isInUse) dispatch({ type: 'approached' })
  }, [isInUse, dispatch])
  useFormEvent('input', form, clearErrors)
  useFormEvent('submit', form, (element, event) => {
    event.preventDefault()
    void submit(element, () => returnFocus(button, captchaBox))
  })
  return (
    <>
      {isSent && <Confirmation />}
      <FormBoundary>
        {/* The form is hidden, not unmounted: React cannot remove elements that another program has moved. */}
        <Box
          component="form"
          ref={form}
          aria-labelledby="form_label"
          noValidate
          hidden={isSent}
          sx={layoutStyle}
        >
          <Typography variant="h3" id="form_label">
            {text('form.label')}
          </Typography>
          {/* Shown until the boot script has marked the form as usable, and if React cannot load. */}
          <Box data-form-unavailable="" sx={{ '& > p': { mb: 2 } }}>
            <Typography>{text('form.unavailable')}</Typography>
            {children}
          </Box>
          {fields.every(({ required }) => required !== undefined) && (
            <Typography sx={belowHeadingStyle}>{text('form.required')}</Typography>
          )}
          {fields.map((field) => (
            <Field
              key={field.id}
              field={field}
              isMissing={missingFields.includes(field.id)}
              length={field.id === 'message' ? length : undefined}
              guidance={field.id === 'message' ? guidance : undefined}
            />
          ))}
          <SendingSteps
            siteKey={captchaSettings.siteKey}
            captcha={captcha}
            status={state.status}
            isInUse={isInUse}
            button={button}
            captchaBox={captchaBox}
          >
            {note && <strong>{note}</strong>}
          </SendingSteps>
          <Box component="p" sx={smallPrintStyle}>
            {text('form.privacy')}
          </Box>
        </Box>
      </FormBoundary>
    </>
  )
}

/** Whether the focus is in the form or the captcha's frame: only then do screen readers announce changes. */
function useIsFormInUse(form: RefObject<HTMLFormElement | null>): boolean {
  return useSyncExternalStore(
    subscribeToFocus,
    () => form.current?.contains(document.activeElement) ?? false,
    () => false,
  )
}

function subscribeToFocus(notify: () => void) {
  addEventListener('focusin', notify)
  return () => removeEventListener('focusin', notify)
}

/** Two fields in a row if each has room for a name; everything else takes a full row. */
const layoutStyle = {
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: 3,
  // If the panel next to the form is higher, the rows share the free space.
  alignContent: 'space-between',
  '&[hidden]': { display: 'none' },
  '& > :not(div:has(> label))': { gridColumn: '1 / -1' },
} as const

const belowHeadingStyle = { mt: -2 } as const

/** The margin is negative because the note's line above is usually empty. */
const smallPrintStyle = { m: 0, mt: -2.5, fontSize: '1rem', textWrap: 'balance' } as const
