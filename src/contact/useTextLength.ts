import { useEffect, useState, type RefObject } from 'react'

import { longestText } from '../../schema/mailService.ts'
import type { FormField } from './formFields.ts'
import { textLength } from './submission.ts'
import { useFormEvent } from './useFormEvent.ts'

/** The length of all fields together, in bytes of UTF-8; 0 while that is far from the limit. */
export function useTextLength(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
): number {
  const [length, setLength] = useState(0)
  useFormEvent('input', form, (element) => setLength(lengthToTell(element, fields)))
  useEffect(() => {
    // The fields may have been filled in before the application ran.
    if (form.current) setLength(lengthToTell(form.current, fields)) // oxlint-disable-line react/set-state-in-effect
  }, [form, fields])
  return length
}

function lengthToTell(form: HTMLFormElement, fields: readonly FormField[]): number {
  const bytes = textLength(new FormData(form), fields)
  return bytes > longestText * 0.9 ? bytes : 0
}
