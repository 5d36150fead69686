import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { deliver } from './deliver.ts'
import { isMissing, readSubmission, type FieldName } from './submission.ts'
import type { CaptchaControl } from './useCaptcha.ts'

/** Faults are kept by field, not as texts: a change of language then words them anew. */
export type FormState =
  | { status: 'editing'; missing: FieldName[] }
  | { status: 'sending' }
  | { status: 'sent' }

const faultless: FormState = { status: 'editing', missing: [] }

interface Submit {
  state: FormState
  submit: (form: HTMLFormElement, onFailure: () => void) => Promise<void>
  /** For a field that has been filled. */
  clearError: (field: FieldName, value: string) => void
}

export function useSubmit(email: SiteContent['email'], captcha: CaptchaControl): Submit {
  const [state, setState] = useState<FormState>(faultless)
  // Besides the state, which a second send in the same task does not see yet.
  const sending = useRef(false)
  const unmount = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    unmount.current = controller
    return () => controller.abort(new Error('Failed to send: the form is gone.'))
  }, [])

  async function submit(form: HTMLFormElement, onFailure: () => void) {
    const signal = unmount.current?.signal
    if (sending.current || !signal) return
    const read = readSubmission(new FormData(form))
    if (!read.ok) {
      // Rendered before the focus moves, so that the field is read out together with its error.
      flushSync(() => setState({ status: 'editing', missing: read.missing }))
      focusField(form, read.missing[0])
      return
    }
    sending.current = true
    setState({ status: 'sending' })
    const result = await deliver(email, read.submission, captcha.readToken, signal)
    sending.current = false
    if (signal.aborted) return
    if (result.ok) {
      captcha.dispatch({ type: 'finished' })
      setState({ status: 'sent' })
      return
    }
    console.error('Erro ao enviar email', result.error)
    flushSync(() => setState(faultless))
    onFailure()
  }

  function clearError(field: FieldName, value: string) {
    if (isMissing(value)) return
    setState((current) =>
      current.status === 'editing' && current.missing.includes(field)
        ? {
            status: 'editing',
            missing: current.missing.filter((other) => other !== field),
          }
        : current,
    )
  }

  return { state, submit, clearError }
}

function focusField(form: HTMLFormElement, field: FieldName | undefined) {
  const element = field && form.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}
