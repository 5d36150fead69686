/** Mouse, touch and keyboard in the preview. */
interface Pointing {
  /** Whether clicks operate the page instead of opening fields (`View.isInteractive`). */
  isInteractive: () => boolean
  onPoint: (node: Node | undefined) => void
  onPick: (node: Node) => void
  /** A link was clicked that would lead away from the page. */
  onLink: (address: string) => void
}

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

export function listenForPointing(pointing: Pointing): void {
  const { isInteractive, onPoint, onPick, onLink } = pointing
  const listen = <Type extends 'click' | 'mousemove' | 'pointerup'>(
    type: Type,
    handle: (event: MouseEvent) => void,
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
    if (node) onPick(node)
  })
  // A disabled button gets no click event.
  listen('pointerup', (event) => {
    const node = nodeAt(event)
    if (node && event.target instanceof Element && event.target.matches(':disabled'))
      onPick(node)
  })
  listen('mousemove', (event) => onPoint(nodeAt(event)))
  // Also with a modifier key, the middle button or Enter: following the link would replace the preview.
  for (const type of ['click', 'auxclick'] as const)
    addEventListener(
      type,
      (event) => {
        const address = addressOf(event.target)
        if (address === undefined || address.startsWith('#')) return
        event.preventDefault()
        if (isInteractive()) onLink(address)
      },
      true,
    )
  document.documentElement.addEventListener('mouseleave', () => onPoint(undefined))
  addEventListener(
    'submit',
    (event) => {
      if (!isInteractive()) event.preventDefault()
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      const { activeElement } = document
      if (isInteractive() || event.key !== 'Enter' || !activeElement) return
      event.preventDefault()
      event.stopPropagation()
      onPick(activeElement)
    },
    true,
  )
}
