import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

import type { CaptchaSize, CaptchaTheme } from './Captcha.tsx'

interface CaptchaAppearance {
  size: CaptchaSize
  theme: CaptchaTheme
}

/** The width that the normal widget needs, in CSS pixels. */
export const normalWidth = 302

/**
 * The widget size that fits, and the theme of the system; undefined until the space has been measured. They do not
 * change while the widget is kept, because a change would mount a new one.
 */
export function useCaptchaAppearance(
  containerRef: RefObject<HTMLElement | null>,
  isKept: boolean,
): CaptchaAppearance | undefined {
  const [size, setSize] = useState<CaptchaSize>()
  const theme = useSyncExternalStore(
    subscribeToTheme,
    systemTheme,
    () => 'light' as const,
  )
  const [appearance, setAppearance] = useState<CaptchaAppearance>()
  useEffect(() => {
    const container = containerRef.current
    if (!container) return undefined
    const observer = new ResizeObserver(() => {
      const width = container.clientWidth
      // The width is 0 until the form's style sheet has loaded.
      if (width > 0) setSize(width < normalWidth ? 'compact' : 'normal')
    })
    observer.observe(container)
    return () => observer.disconnect()
  }, [containerRef])
  // Sets the state during rendering: React renders again at once, so that the old appearance is never shown.
  if (size && !isKept && (appearance?.size !== size || appearance.theme !== theme))
    setAppearance({ size, theme })
  return appearance
}

const darkQuery = '(prefers-color-scheme: dark)'

function systemTheme(): CaptchaTheme {
  return matchMedia(darkQuery).matches ? 'dark' : 'light'
}

function subscribeToTheme(notify: () => void) {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
