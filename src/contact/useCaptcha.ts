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

/** Holds the captcha's state, and dispatches `timedOut` when the state's timeout has passed. */
export function useCaptcha(): CaptchaControl {
  const [state, dispatch] = useReducer(nextCaptchaState, { status: 'idle' })
  const latestState = useRef<CaptchaState>(state)
  useEffect(() => {
    latestState.current = state
    const waitMs = timeoutMs(state)
    const timer =
      waitMs === undefined ? 0 : setTimeout(() => dispatch({ type: 'timedOut' }), waitMs)
    return () => clearTimeout(timer)
  }, [state])
  return { state, dispatch, readToken: () => captchaToken(latestState.current) }
}
