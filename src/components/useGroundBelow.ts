import { useEffect, type RefObject } from 'react'

const darkQuery = '(prefers-color-scheme: dark)'

/** Gives an adaptive sticky bar the colors of the section below it, as the variables --bar and --barText. */
export function useGroundBelow(
  bar: RefObject<HTMLElement | null>,
  isAdaptive: boolean,
): void {
  // Runs after each render, because a change to the content can move or color the section below.
  useEffect(() => {
    const header = bar.current
    if (!header || !isAdaptive) return
    const listeners = new AbortController()
    const { signal } = listeners
    const update = () => {
      const { bottom } = header.getBoundingClientRect()
      const sections = document.querySelectorAll('main > section ~ section, footer')
      const below = [...sections].findLast(
        (section) => section.getBoundingClientRect().top < bottom,
      )
      const { color = '', backgroundColor = '' } = below ? getComputedStyle(below) : {}
      const ground = backgroundColor.replace(/rgba.*, 0\)$/, 'var(--background)')
      header.style.setProperty('--bar', ground)
      header.style.setProperty('--barText', color)
    }
    addEventListener('scroll', update, { passive: true, signal })
    addEventListener('resize', update, { signal })
    matchMedia(darkQuery).addEventListener('change', update, { signal })
    update()
    return () => {
      listeners.abort()
      header.removeAttribute('style')
    }
  })
}
