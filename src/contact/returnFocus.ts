import type { RefObject } from 'react'

/**
 * Returns the focus to the button, which lost it while it was disabled, unless the visitor has moved it in the
 * meantime. If the token expired during the send, the captcha gets the focus.
 */
export function returnFocus(
  button: RefObject<HTMLButtonElement | null>,
  captchaBox: RefObject<HTMLElement | null>,
) {
  // The focus is on the button, or on an element around it, such as the body after the button was disabled.
  if (document.activeElement?.contains(button.current))
    focusInPlace(button.current?.disabled ? captchaBox : button)
}

export const focusInPlace = ({ current }: RefObject<HTMLElement | null>) =>
  current?.focus({ preventScroll: true })
