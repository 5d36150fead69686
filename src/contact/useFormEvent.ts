import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Listens on the window: React listens only on its root, and another program may have moved the form. */
export function useFormEvent(
  type: 'submit' | 'input',
  form: RefObject<HTMLFormElement | null>,
  act: (form: HTMLFormElement, event: Event) => void,
): void {
  const onEvent = useEffectEvent((event: Event) => {
    const { target } = event
    if (form.current && target instanceof Node && form.current.contains(target))
      act(form.current, event)
  })
  useEffect(() => {
    addEventListener(type, onEvent)
    return () => removeEventListener(type, onEvent)
  }, [type])
}
