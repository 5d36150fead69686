/** Events that make React hydrate synchronously, in one long task. A test compares them with react-dom's private list. */
export const discreteEvents =
  'auxclick change click compositionend compositionstart contextmenu copy cut dblclick dragend dragstart drop input keydown keypress keyup mousedown mouseup paste pointercancel pointerdown pointerup reset textInput touchcancel touchend touchstart'.split(
    ' ',
  )

function hideFromReact(event: Event): void {
  event.stopPropagation()
}

/**
 * Hides the visitor's events from React, which listens at its root, until the returned function is called. Native
 * behavior stays: fields take text, links work, and the boot script, which listens at the window, handles the flags.
 */
export function beginQuietHydration(): () => void {
  for (const type of discreteEvents) addEventListener(type, hideFromReact, true)
  return () => {
    for (const type of discreteEvents) removeEventListener(type, hideFromReact, true)
  }
}
