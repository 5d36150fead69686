import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { EmailSettings } from '../../schema/generated/siteContent.ts'
import { deliver } from './deliver.ts'
import { elementId, type FormField } from './formFields.ts'
import { readSubmission } from './submission.ts'
import type { CaptchaControl } from './useCaptcha.ts'

/** `missing` has ids of fields, not messages, so that errors follow a language change. */
export type FormState =
  | { status: 'editing'; missing: string[] }
  | { status: 'sending' }
  | { status: 'sent' }

const noErrors: FormState = { status: 'editing', missing: [] }

interface SubmitControl {
  state: FormState
  submit: (form: HTMLFormElement, onFailure: () => void) => Promise<void>
  /** Removes the errors of fields that have been filled in. */
  clearErrors: (form: HTMLFormElement) => void
}

export function useSubmit(
  email: EmailSettings,
  fields: readonly FormField[],
  captcha: CaptchaControl,
): SubmitControl {
  const [state, setState] = useState<FormState>(noErrors)
  // This is a ref, because a second submit in the same task would still see the old state.
  const isSending = useRef(false)

  async function submit(form: HTMLFormElement, onFailure: () => void) {
    if (isSending.current) return
    const reading = readSubmission(new FormData(form), fields)
    if (!reading.ok) {
      // Renders before the focus moves, so that the field is read out together with its error.
      flushSync(() => setState({ status: 'editing', missing: reading.missing }))
      focusField(form, reading.missing[0])
      return
    }
    isSending.current = true
    setState({ status: 'sending' })
    const result = await deliver(email, reading.submission, captcha.readToken)
    isSending.current = false
    if (result.ok) {
      form.reset()
      captcha.dispatch({ type: 'finished' })
      setState({ status: 'sent' })
      return
    }
    console.error('Erro ao enviar email', result.error)
    flushSync(() => setState(noErrors))
    onFailure()
  }

  function clearErrors(form: HTMLFormElement) {
    const reading = readSubmission(new FormData(form), fields)
    const stillMissing = reading.ok ? [] : reading.missing
    setState((current) => {
      if (current.status !== 'editing') return current
      const missing = current.missing.filter((field) => stillMissing.includes(field))
      const isSame = missing.length === current.missing.length
      return isSame ? current : { status: 'editing', missing }
    })
  }

  return { state, submit, clearErrors }
}

function focusField(form: HTMLFormElement, fieldId: string | undefined) {
  if (fieldId) form.querySelector<HTMLElement>(`#${elementId(fieldId)}`)?.focus()
}
