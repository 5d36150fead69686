import { useEffect, useState, type RefObject } from 'react'

import { textLength } from './submission.ts'
import { useFormEvent } from './useFormEvent.ts'

/** In bytes of UTF-8: of the 50 kB that EmailJS takes, the captcha's token and the rest need up to 5. */
export const longestText = 45_000

/** How much has been written in all fields together, in bytes; 0 as long as that is far from the most. */
export function useTextLength(form: RefObject<HTMLFormElement | null>): number {
  const [length, setLength] = useState(0)
  const measure = (element: HTMLFormElement) => {
    const bytes = textLength(new FormData(element))
    setLength(bytes > longestText * 0.9 ? bytes : 0)
  }
  useFormEvent('input', form, measure)
  useEffect(() => {
    // What was written before the application ran: the fields hold it, React does not know it.
    if (form.current) measure(form.current) // oxlint-disable-line react/set-state-in-effect
  }, [form])
  return length
}
