/** The behavior of the editor's window that differs from other pages. */

/** Ignores files that are dropped next to a picture field: the browser would open them in place of the editor. */
export function ignoreFileDrops(): void {
  const ignore = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, ignore)
}

/** Ignores the second click of a double-click if it would close the element that the first one opened. */
export function ignoreSecondClicks(): void {
  const ignore = (event: MouseEvent) => {
    const { detail: clicks, target } = event
    if (clicks < 2 || !(target instanceof Element)) return
    const isBackdrop = target.matches('.MuiBackdrop-root, .MuiDialog-container')
    if (isBackdrop || target.closest('[role=menuitem]')) event.stopPropagation()
  }
  addEventListener('click', ignore, true)
}

/** The minimum height of a keyboard, in CSS pixels. */
const minKeyboardHeight = 120

/** Fits the editor above a keyboard that covers part of the window. */
export function fitAboveKeyboard(): void {
  const viewport = visualViewport
  if (!viewport) return
  const { documentElement } = document
  const { style } = documentElement
  const fit = ({ type }: Event) => {
    // Zooming in also shrinks the viewport's height, but not height * scale.
    const isOpen = viewport.height * viewport.scale < innerHeight - minKeyboardHeight
    documentElement.toggleAttribute('data-keyboard', isOpen)
    style.setProperty('--visible-height', isOpen ? `${viewport.height}px` : '100dvh')
    style.setProperty('--visible-top', isOpen ? `${viewport.offsetTop}px` : '0')
    if (isOpen && type === 'resize')
      document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, fit)
}
