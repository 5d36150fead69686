import { useEffect, type RefObject } from 'react'

const dark = '(prefers-color-scheme: dark)'

/** Gives a sticky bar that changes its ground the colors of the section below it, as the variables --bar and --barText. */
export function useGroundBelow(
  bar: RefObject<HTMLElement | null>,
  isAdaptive: boolean,
): void {
  useEffect(() => {
    if (!isAdaptive) return
    const page = new AbortController()
    const { signal } = page
    const update = () => {
      const { bottom = 0 } = bar.current?.getBoundingClientRect() ?? {}
      const sections = document.querySelectorAll('main > section ~ section, footer')
      const below = [...sections].findLast(
        (section) => section.getBoundingClientRect().top < bottom,
      )
      const { color = '', backgroundColor = '' } = below ? getComputedStyle(below) : {}
      const ground = backgroundColor.endsWith(', 0)')
        ? 'var(--background)'
        : backgroundColor
      bar.current?.style.setProperty('--bar', ground)
      bar.current?.style.setProperty('--barText', color)
    }
    addEventListener('scroll', update, { passive: true, signal })
    addEventListener('resize', update, { signal })
    matchMedia(dark).addEventListener('change', update, { signal })
    update()
    return () => page.abort()
  }, [bar, isAdaptive])
}
