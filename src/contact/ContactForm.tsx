import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'

import type {
  CaptchaSettings,
  EmailSettings,
  FormField,
} from '../../schema/generated/siteContent.ts'
import { brightButton } from '../components/button.ts'
import { useText } from '../i18n/useText.ts'
import { CaptchaSlot } from './CaptchaSlot.tsx'
import { Confirmation } from './Confirmation.tsx'
import { Field } from './Field.tsx'
import { FormBoundary } from './FormBoundary.tsx'
import { formFields } from './formFields.ts'
import { FormNote } from './FormNote.tsx'
import { stepWidth } from './stepWidth.ts'
import { Unavailable } from './Unavailable.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useFormEvent } from './useFormEvent.ts'
import { useFormInUse } from './useFormInUse.ts'
import { useSubmit } from './useSubmit.ts'
import { useTextLength } from './useTextLength.ts'

interface ContactFormProps {
  email: EmailSettings
  captcha: CaptchaSettings
  /** Fields besides name, contact and message. */
  furtherFields?: readonly FormField[] | undefined
  /** What is wanted in the message. */
  guidance?: string | undefined
  /** What the company promises to those who write. */
  note?: string | undefined
  /** Other ways to get in touch, shown where the form cannot work. */
  children?: ReactNode
}

export function ContactForm({
  email,
  captcha,
  furtherFields,
  guidance,
  note,
  children,
}: ContactFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const fields = useMemo(() => formFields(furtherFields), [furtherFields])
  const control = useCaptcha()
  const { state, submit, clearErrors } = useSubmit(email, fields, control)
  const solved = control.state.status === 'solved'
  const sending = state.status === 'sending'
  const sent = state.status === 'sent'
  const missing = state.status === 'editing' ? state.missing : []
  const length = useTextLength(form, fields)
  const { dispatch } = control
  const inUse = useFormInUse(form)
  useEffect(() => {
    if (inUse) dispatch({ type: 'approached' })
  }, [inUse, dispatch])
  useLayoutEffect(() => {
    // The token expired while the focus was on the button, which is now disabled: the focus goes to the captcha.
    if (!solved && document.activeElement === button.current) focusWithoutJump(group)
  }, [solved])
  useFormEvent('input', form, clearErrors)
  useFormEvent('submit', form, (element, event) => {
    event.preventDefault()
    void submit(element, () => returnFocus(button, group))
  })
  return (
    <>
      {sent && <Confirmation />}
      <FormBoundary>
        {/* Hidden, not unmounted: React cannot remove elements that another program has moved. */}
        <Box
          component="form"
          ref={form}
          aria-label={text('form.label')}
          noValidate
          hidden={sent}
          sx={layout}
        >
          <Unavailable>{children}</Unavailable>
          {fields.every(({ required }) => required !== undefined) && (
            <Typography variant="body2">{text('form.required')}</Typography>
          )}
          {fields.map((field) => (
            <Field
              key={field.id}
              field={field}
              missing={missing.includes(field.id)}
              length={field.id === 'message' ? length : 0}
              guidance={field.id === 'message' ? guidance : undefined}
            />
          ))}
          <Box data-captcha="" sx={sendingSteps}>
            {!sent && (
              <CaptchaSlot siteKey={captcha.siteKey} captcha={control} group={group} />
            )}
            <FormNote
              id="send_note"
              captcha={control.state}
              sending={sending}
              inUse={inUse || sending}
            />
            <Box
              component="button"
              ref={button}
              type="submit"
              {...stateNotRestored}
              sx={send}
              disabled={!solved || sending}
              aria-describedby="send_note"
            >
              {text(sending ? 'form.sending' : 'form.send')}
            </Box>
          </Box>
          <Box sx={smallPrint}>
            {note && <strong>{note}</strong>}
            <span>{text('form.privacy')}</span>
          </Box>
        </Box>
      </FormBoundary>
    </>
  )
}

/**
 * Firefox restores the disabled state of a button on reload, and hydration would keep it. Typed text is to be restored.
 */
const stateNotRestored = { autoComplete: 'off' }

/** Two fields in a row where each has room for a name; the message and the rest take a whole row. */
const layout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: 3,
  '&[hidden]': { display: 'none' },
  '& > :not(div:has(> label))': { gridColumn: '1 / -1' },
} as const

/** Captcha, button, and the note why the button is disabled: below or beside it. The note keeps its line when it is empty, so that nothing moves. */
const sendingSteps = {
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

const smallPrint = {
  display: 'grid',
  gap: 0.5,
  // On phones right below the line that is kept for the note.
  mt: { xs: -2.5, sm: -1 },
  maxWidth: '60ch',
  fontSize: '.9375rem',
  '& span': { fontSize: '.875rem' },
} as const

/**
 * A disabled button loses the focus. It gets the focus back, unless the visitor has gone elsewhere meanwhile; if the
 * captcha expired during the send, the captcha gets it.
 */
function returnFocus(
  button: RefObject<HTMLButtonElement | null>,
  group: RefObject<HTMLElement | null>,
) {
  if (document.activeElement?.contains(button.current))
    focusWithoutJump(button.current?.disabled ? group : button)
}

const focusWithoutJump = ({ current }: RefObject<HTMLElement | null>) =>
  current?.focus({ preventScroll: true })
