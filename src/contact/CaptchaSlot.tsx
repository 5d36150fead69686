import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'

import { languages } from '../../schema/languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useText } from '../i18n/useText.ts'
import { CaptchaBoundary } from './CaptchaBoundary.tsx'
import type { CaptchaControl } from './useCaptcha.ts'
import { useCaptchaLook } from './useCaptchaLook.ts'
import { useCaptchaModule } from './useCaptchaModule.ts'

interface CaptchaSlotProps {
  siteKey: string
  captcha: CaptchaControl
}

// The real widget is 11 px higher than the place of the normal size.
const normal = { width: 300, height: 65, mb: '11px' }
const compact = { width: 150, height: 140, mb: 0 }

/** Its place until it comes: a frame around the sentence that says so (FormNote.tsx). */
const kept = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const

/** hCaptcha knows most languages without their country: `pt`, not `pt-BR`. */
const captchaLanguage = (lang: string) => new Intl.Locale(lang).language

/** Keeps the widget's place from the first paint on, and loads it when the visitor comes near. */
export function CaptchaSlot({ siteKey, captcha }: CaptchaSlotProps) {
  const text = useText()
  const { language } = useLanguage()
  const { state, dispatch } = captcha
  const place = useRef<HTMLDivElement>(null)
  const asleep = state.status === 'asleep'
  const isAwaited = asleep || state.status === 'loading'
  useEffect(() => {
    const target = place.current
    if (!target || !asleep) return undefined
    if (!('IntersectionObserver' in window)) {
      dispatch({ type: 'approached' })
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting))
          dispatch({ type: 'approached' })
      },
      { rootMargin: '400px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [asleep, dispatch])
  const module = useCaptchaModule(state, dispatch)
  const look = useCaptchaLook(place, state.status === 'solved')
  return (
    <Box
      component="fieldset"
      aria-label={text('form.captcha')}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      {/* Narrowed after it was solved, the place keeps a widget that is wider: it must not scroll the page sideways. */}
      <Box ref={place} sx={{ containerType: 'inline-size', overflowX: 'clip' }}>
        <Box
          data-size={look?.size}
          sx={{
            ...normal,
            overflow: 'visible',
            ...(isAwaited && { '&:not(:has(iframe))': kept }),
            '&[data-size="compact"]': compact,
            '@container (width < 302px)': { '&:not([data-size])': compact },
          }}
        >
          {module && look && state.status !== 'asleep' && (
            <CaptchaBoundary
              key={state.load}
              onError={() => dispatch({ type: 'loadFailed' })}
            >
              <module.Captcha
                siteKey={siteKey}
                language={captchaLanguage(languages[language].lang)}
                state={state}
                dispatch={dispatch}
                {...look}
              />
            </CaptchaBoundary>
          )}
        </Box>
      </Box>
    </Box>
  )
}
