import Box from '@mui/material/Box'
import { useEffect, useRef, type Ref } from 'react'

import { languages } from '../../schema/languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { CaptchaBoundary } from './CaptchaBoundary.tsx'
import { keepsWidget } from './captchaState.ts'
import type { CaptchaControl } from './useCaptcha.ts'
import { normalWidth, useCaptchaAppearance } from './useCaptchaAppearance.ts'
import { useCaptchaModule } from './useCaptchaModule.ts'

interface CaptchaSlotProps {
  siteKey: string
  captcha: CaptchaControl
  /** The box around the captcha, which gets the focus when the button loses it. */
  captchaBox: Ref<HTMLFieldSetElement>
}

// The real normal widget is 11 px higher than its documented size.
const normal = { width: 300, height: 65, mb: '11px', mx: 'auto' }
const compact = { width: 150, height: 140, mb: 0 }

/** The box around the widget. It has no border, because it would look like a field. */
const slotStyle = {
  gridArea: '2 / 1',
  m: 0,
  p: 0,
  minWidth: 0,
  border: 0,
  bgcolor: 'background.default',
  borderRadius: 1,
} as const

/** hCaptcha supports most languages without their country: `pt`, not `pt-BR`. */
const captchaLanguage = (lang: string) => new Intl.Locale(lang).language

/** Reserves space for the widget from the first paint on, and loads it when the visitor scrolls near it. */
export function CaptchaSlot({ siteKey, captcha, captchaBox }: CaptchaSlotProps) {
  const { language } = useLanguage()
  const { state, dispatch } = captcha
  const containerRef = useRef<HTMLDivElement>(null)
  const isIdle = state.status === 'idle'
  useEffect(() => {
    const container = containerRef.current
    if (!container || !isIdle) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting))
          dispatch({ type: 'approached' })
      },
      { rootMargin: '400px' },
    )
    observer.observe(container)
    return () => observer.disconnect()
  }, [isIdle, dispatch])
  const module = useCaptchaModule(state, dispatch)
  const appearance = useCaptchaAppearance(containerRef, keepsWidget(state))
  return (
    <Box
      component="fieldset"
      ref={captchaBox}
      tabIndex={-1}
      aria-labelledby="captcha_label"
      sx={slotStyle}
    >
      {/* A solved widget is kept in a narrower window: clipped, so that nothing scrolls sideways. */}
      <Box ref={containerRef} sx={{ containerType: 'inline-size', overflowX: 'clip' }}>
        <Box
          data-size={appearance?.size}
          sx={{
            ...normal,
            '&[data-size="compact"]': compact,
            [`@container (width < ${normalWidth}px)`]: { '&:not([data-size])': compact },
          }}
        >
          {module && appearance && state.status !== 'idle' && (
            <CaptchaBoundary
              key={state.load}
              onError={() => dispatch({ type: 'loadFailed' })}
            >
              <module.Captcha
                siteKey={siteKey}
                language={captchaLanguage(languages[language].lang)}
                state={state}
                dispatch={dispatch}
                {...appearance}
              />
            </CaptchaBoundary>
          )}
        </Box>
      </Box>
    </Box>
  )
}
