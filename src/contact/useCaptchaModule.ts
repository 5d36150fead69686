import { useEffect, useState, type Dispatch } from 'react'

import type { Captcha } from './Captcha.tsx'
import type { CaptchaEvent, CaptchaState } from './captchaState.ts'
import { importAgain } from './importAgain.ts'

interface CaptchaModule {
  Captcha: typeof Captcha
}

/**
 * The widget's code, fetched with the first load and again with every later one until it has come.
 * Not React.lazy: a boundary around the form would throw what was typed away.
 */
export function useCaptchaModule(
  state: CaptchaState,
  dispatch: Dispatch<CaptchaEvent>,
): CaptchaModule | undefined {
  const [module, setModule] = useState<CaptchaModule>()
  const load = state.status === 'asleep' ? undefined : state.load
  const wanted = load !== undefined && !module
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    importAgain(() => import('./Captcha.tsx')).then(
      (loaded) => {
        if (current) setModule(loaded)
      },
      () => {
        if (current) dispatch({ type: 'loadFailed' })
      },
    )
    return () => {
      current = false
    }
  }, [wanted, load, dispatch])
  return module
}
