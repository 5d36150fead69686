import { useEffect, useReducer, useRef, type Dispatch } from 'react'

import {
  captchaToken,
  nextCaptchaState,
  timeoutMs,
  type CaptchaEvent,
  type CaptchaState,
} from './captchaState.ts'

export interface CaptchaControl {
  state: CaptchaState
  dispatch: Dispatch<CaptchaEvent>
  /** The current token, also if called from a promise that started earlier. */
  readToken: () => string | undefined
}

/** Runs the captcha's state machine on the page's clock. */
export function useCaptcha(): CaptchaControl {
  const [state, dispatch] = useReducer(nextCaptchaState, { status: 'idle' })
  const latest = useRef<CaptchaState>(state)
  useEffect(() => {
    latest.current = state
    const wait = timeoutMs(state)
    const timer =
      wait === undefined ? 0 : setTimeout(() => dispatch({ type: 'timedOut' }), wait)
    return () => clearTimeout(timer)
  }, [state])
  return { state, dispatch, readToken: () => captchaToken(latest.current) }
}
