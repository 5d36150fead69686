import { useSyncExternalStore, type RefObject } from 'react'

/** Is the focus in the form or in the captcha's frame? Then changes are read out. */
export function useFormInUse(form: RefObject<HTMLFormElement | null>): boolean {
  return useSyncExternalStore(
    onFocus,
    () => form.current?.contains(document.activeElement) ?? false,
    () => false,
  )
}

function onFocus(notify: () => void) {
  addEventListener('focusin', notify)
  return () => removeEventListener('focusin', notify)
}
