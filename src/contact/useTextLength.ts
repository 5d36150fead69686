import { useEffect, useState, type RefObject } from 'react'

import type { FormField } from './formFields.ts'
import { textLength, type TextLength } from './submission.ts'
import { useFormEvent } from './useFormEvent.ts'

/** The length of all fields together; undefined while it is far from the limit. */
export function useTextLength(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
): TextLength | undefined {
  const [length, setLength] = useState<TextLength>()
  useFormEvent('input', form, (element) =>
    setLength(textLength(new FormData(element), fields)),
  )
  useEffect(() => {
    // The fields may have been filled in before the application ran.
    if (form.current) setLength(textLength(new FormData(form.current), fields)) // oxlint-disable-line react/set-state-in-effect
  }, [form, fields])
  return length
}
