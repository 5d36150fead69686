import { useEffect, useState, type Dispatch } from 'react'
import { captchaAddress } from 'virtual:script-addresses'

import type { Captcha } from './Captcha.tsx'
import type { CaptchaEvent, CaptchaState } from './captchaState.ts'
import { importScript } from './importScript.ts'

interface CaptchaModule {
  Captcha: typeof Captcha
}

/** The timeout in milliseconds. The file is small, so a request that takes longer hangs. */
const timeoutMs = 15_000

/**
 * The widget's code, requested at every load of the widget until it has arrived. Does not use React.lazy: a boundary
 * around the form would lose typed text.
 */
export function useCaptchaModule(
  state: CaptchaState,
  dispatch: Dispatch<CaptchaEvent>,
): CaptchaModule | undefined {
  const [module, setModule] = useState<CaptchaModule>()
  const load = state.status === 'idle' ? undefined : state.load
  const isNeeded = load !== undefined && !module
  useEffect(() => {
    if (!isNeeded) return
    const signal = AbortSignal.timeout(timeoutMs)
    importScript(captchaAddress, () => import('./Captcha.tsx'), signal).then(
      setModule,
      () => dispatch({ type: 'loadFailed' }),
    )
  }, [isNeeded, load, dispatch])
  return module
}
