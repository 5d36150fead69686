import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Handles events of the form. Listens on the window, because another program may move the form out of React's root. */
export function useFormEvent(
  type: 'submit' | 'input',
  form: RefObject<HTMLFormElement | null>,
  handle: (form: HTMLFormElement, event: Event) => void,
): void {
  const onEvent = useEffectEvent((event: Event) => {
    const { target } = event
    if (form.current && target instanceof Node && form.current.contains(target))
      handle(form.current, event)
  })
  useEffect(() => {
    addEventListener(type, onEvent)
    return () => removeEventListener(type, onEvent)
  }, [type])
}
