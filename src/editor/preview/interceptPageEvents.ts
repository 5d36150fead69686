import { outlineElement } from './outlines.ts'
import type { PreviewEvents } from './previewApi.ts'
import type { ShownPage } from './shownPage.tsx'

/** The node under the pointer: its text node, since one element may hold several texts. */
function nodeAtPointer({ target, clientX, clientY }: MouseEvent): Node | undefined {
  if (!(target instanceof Node)) return undefined
  // Safari before 18.4 lacks caretPositionFromPoint.
  if (!('caretPositionFromPoint' in document)) return target
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode
  return node?.parentNode === target ? node : target
}

/**
 * Handles events of mouse, touch, and keyboard before the page does: clicks open fields instead of operating the page.
 * `onSelect` is absent if clicks do nothing.
 */
export function interceptPageEvents(
  page: Pick<ShownPage, 'pathMap' | 'elementOf'>,
  onSelect: PreviewEvents['onSelect'],
): void {
  const pathOf = (node: Node) => page.pathMap()?.pathOf(node)
  const outlineHovered = (node: Node | undefined) =>
    outlineElement(page.elementOf(node && pathOf(node)), 'hovered')
  function select(node: Node) {
    const path = pathOf(node)
    // An icon in a link or button belongs to its text.
    const isPicture =
      node instanceof Element &&
      node.closest('picture, img, svg') !== null &&
      node.closest('a, button, summary') === null
    if (path) onSelect?.(path, isPicture)
  }
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, handle, true)
  listen('click', (event) => {
    const node = nodeAtPointer(event)
    // Questions and the menu expand, so that their contents can be clicked.
    const isExpanding = event.target instanceof Element && event.target.closest('summary')
    if (!isExpanding) event.preventDefault()
    event.stopPropagation()
    if (node) select(node)
  })
  // The middle button would open a link in another tab.
  listen('auxclick', (event) => event.preventDefault())
  // A disabled button gets no click event.
  listen('pointerup', (event) => {
    const node = nodeAtPointer(event)
    if (node && event.target instanceof Element && event.target.matches(':disabled'))
      select(node)
  })
  listen('submit', (event) => event.preventDefault())
  listen('keydown', (event) => {
    const { activeElement } = document
    if (event.key !== 'Enter' || !activeElement) return
    event.preventDefault()
    event.stopPropagation()
    select(activeElement)
  })
  if (!onSelect) return
  document.documentElement.toggleAttribute('data-editor-picking', true)
  listen('mousemove', (event) => outlineHovered(nodeAtPointer(event)))
  document.documentElement.addEventListener('mouseleave', () => outlineHovered(undefined))
}
