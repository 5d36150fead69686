import type { PreviewEvents } from './frame.ts'
import { outlineElement } from './outlines.ts'
import type { ShownPage } from './shownPage.tsx'

/** The node under the pointer: its text node, since one element may hold several texts. */
function nodeAt({ target, clientX, clientY }: MouseEvent): Node | undefined {
  if (!(target instanceof Node)) return undefined
  // Safari before 18.4 lacks caretPositionFromPoint.
  if (!('caretPositionFromPoint' in document)) return target
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode
  return node?.parentNode === target ? node : target
}

/** The address of a link, as it is written. */
function addressOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a, area') : null
  return link?.getAttribute('href') ?? link?.getAttribute('xlink:href') ?? undefined
}

/** Listens to mouse, touch, and keyboard on the page, before the page does. */
export function listenForPointing(
  container: HTMLElement,
  page: ShownPage,
  events: PreviewEvents,
): void {
  /** Whether clicks operate the page instead of opening fields. */
  const isInteractive = () => page.view()?.isInteractive ?? true
  const pathOf = (node: Node) => page.pathMap()?.pathOf(node)
  const point = (node: Node | undefined) =>
    outlineElement(page.elementOf(node && pathOf(node)), 'pointed')
  function pick(node: Node) {
    const path = pathOf(node)
    // An icon in a link or button belongs to its words.
    const isPicture =
      node instanceof Element &&
      node.closest('picture, img, svg') !== null &&
      node.closest('a, button, summary') === null
    if (path) events.onPick(path, isPicture)
  }
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) =>
    addEventListener(
      type,
      (event) => {
        if (!isInteractive()) handle(event)
      },
      true,
    )
  listen('click', (event) => {
    const node = nodeAt(event)
    // Lets answers and the menu open, so that their contents can be clicked.
    const unfolds = event.target instanceof Element && event.target.closest('summary')
    if (!unfolds) event.preventDefault()
    event.stopPropagation()
    if (node) pick(node)
  })
  // A disabled button gets no click event.
  listen('pointerup', (event) => {
    const node = nodeAt(event)
    if (node && event.target instanceof Element && event.target.matches(':disabled'))
      pick(node)
  })
  listen('mousemove', (event) => point(nodeAt(event)))
  listen('submit', (event) => event.preventDefault())
  listen('keydown', (event) => {
    const { activeElement } = document
    if (event.key !== 'Enter' || !activeElement) return
    event.preventDefault()
    event.stopPropagation()
    pick(activeElement)
  })
  // Also with a modifier key, the middle button or Enter: following the link would replace the preview.
  for (const type of ['click', 'auxclick'] as const)
    addEventListener(
      type,
      (event) => {
        const address = addressOf(event.target)
        if (address === undefined || address.startsWith('#')) return
        event.preventDefault()
        if (isInteractive()) events.onLink(address)
      },
      true,
    )
  document.documentElement.addEventListener('mouseleave', () => point(undefined))
}
