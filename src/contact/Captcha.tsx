import HCaptcha from '@hcaptcha/react-hcaptcha'
import { useEffect, useRef, type Dispatch } from 'react'

import { captchaService } from '../../schema/captchaService.ts'
import type { CaptchaEvent, CaptchaState } from './captchaState.ts'

export type CaptchaSize = 'normal' | 'compact'
export type CaptchaTheme = 'light' | 'dark'

interface CaptchaProps {
  siteKey: string
  /** hCaptcha's key for the language. */
  language: string
  size: CaptchaSize
  theme: CaptchaTheme
  state: CaptchaState
  dispatch: Dispatch<CaptchaEvent>
}

/** hCaptcha's widget, without error reporting (which calls another host) and reCAPTCHA compatibility. */
export function Captcha({
  siteKey,
  language,
  size,
  theme,
  state,
  dispatch,
}: CaptchaProps) {
  const widgetRef = useRef<HCaptcha>(null)
  useResetAfterFailure(state, widgetRef)
  useScriptRetries(state, language, dispatch)
  const expire = () => dispatch({ type: 'tokenExpired' })
  return (
    <HCaptcha
      ref={widgetRef}
      sitekey={siteKey}
      size={size}
      theme={theme}
      languageOverride={language}
      sentry={false}
      reCaptchaCompat={false}
      onReady={() => dispatch({ type: 'rendered' })}
      onOpen={() => dispatch({ type: 'challengeOpened' })}
      onVerify={(token) => dispatch({ type: 'verified', token })}
      onExpire={expire}
      onClose={expire}
      onChalExpired={expire}
      onError={(code) =>
        dispatch({ type: code === 'script-error' ? 'loadFailed' : 'widgetFailed' })
      }
    />
  )
}

/** Resets a widget that reported an error, after the delay that captchaState.ts sets. */
function useResetAfterFailure(
  state: CaptchaState,
  widgetRef: React.RefObject<HCaptcha | null>,
) {
  const lastStatus = useRef(state.status)
  useEffect(() => {
    if (lastStatus.current === 'failed' && state.status === 'ready')
      widgetRef.current?.resetCaptcha()
    lastStatus.current = state.status
  }, [state.status, widgetRef])
}

/**
 * Requests the script again with another script tag: hCaptcha's loader has no timeout for a script that hangs or never
 * calls back, and does not retry. Each script calls the function that the loader waits for.
 */
function useScriptRetries(
  state: CaptchaState,
  language: string,
  dispatch: Dispatch<CaptchaEvent>,
) {
  const retry = state.status === 'silent' ? state.retry : 0
  // A widget that mounts while the script does not respond has just requested the script.
  const lastRetry = useRef(retry)
  useEffect(() => {
    if (retry === 0 || retry === lastRetry.current) return
    lastRetry.current = retry
    const query = new URLSearchParams({
      onload: 'hCaptchaOnLoad',
      render: 'explicit',
      sentry: 'false',
      recaptchacompat: 'off',
      hl: language,
      uj: 'false',
      again: String(Date.now()),
    })
    const script = document.createElement('script')
    script.src = `${captchaService.script}?${query.toString()}`
    script.crossOrigin = 'anonymous'
    script.async = true
    script.addEventListener('load', () => script.remove())
    script.addEventListener('error', () => {
      script.remove()
      dispatch({ type: 'retryFailed' })
    })
    document.head.append(script)
  }, [retry, language, dispatch])
}
