/**
 * Many people double-click everything. The second click would run an item of a menu twice, and close the menu or dialog
 * that the first has opened, by hitting the place next to it. Returns what ends it.
 */
export function ignoreSecondClicks(): () => void {
  const ignore = (event: MouseEvent) => {
    const { detail: clicks, target } = event
    if (clicks < 2 || !(target instanceof Element)) return
    const isBeside = target.matches('.MuiBackdrop-root, .MuiDialog-container')
    if (isBeside || target.closest('[role=menuitem]')) event.stopPropagation()
  }
  addEventListener('click', ignore, true)
  return () => removeEventListener('click', ignore, true)
}
