import { useLayoutEffect, useRef, type RefObject } from 'react'

import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'

/**
 * Keeps a group that is unfolded by a click under the mouse while another folds above it, and scrolls it into view as
 * far as its title allows.
 */
export function useClickedInView(
  panel: RefObject<HTMLElement | null>,
): (target: EventTarget) => void {
  const { navigation } = useEditor()
  const open = useStore(navigation, (state) => state.open)
  const openStep = useStore(navigation, (state) => state.openStep)
  const clicked = useRef<{ title: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    const scroller = panel.current
    const { title, top } = clicked.current ?? {}
    clicked.current = undefined
    if (!scroller || !title?.isConnected || top === undefined) return
    const topOf = (element: Element) => element.getBoundingClientRect().top
    scroller.scrollBy({ top: topOf(title) - top })
    const group = title.closest('section, li')
    if (!group || title.ariaExpanded !== 'true') return
    const view = scroller.getBoundingClientRect()
    const hidden = group.getBoundingClientRect().bottom - view.bottom
    const room = topOf(title) - view.top
    if (hidden > 0) scroller.scrollBy({ top: Math.max(0, Math.min(hidden, room)) })
  }, [panel, open, openStep])
  return (target) => {
    const title = target instanceof Element ? target.closest('[aria-expanded]') : null
    clicked.current = title
      ? { title, top: title.getBoundingClientRect().top }
      : undefined
  }
}
