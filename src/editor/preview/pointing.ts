/** What the mouse, a finger and the keyboard do in the preview. */
interface Pointing {
  /** Clicks are the page's own now. */
  isTrying: () => boolean
  onPoint: (node: Node | undefined) => void
  onPick: (node: Node) => void
  onType: (node: Node) => void
}

/** The text under the pointer: one element may hold several. */
function nodeAt({ target, clientX, clientY }: MouseEvent): Node | undefined {
  if (!(target instanceof Node)) return undefined
  // Safari has it since 18.4.
  if (!('caretPositionFromPoint' in document)) return target
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode
  return node?.parentNode === target ? node : target
}

const isOfEditor = ({ target }: Event) =>
  target instanceof Element && target.id === 'editor-typed-field'

export function listenForPointing({ isTrying, onPoint, onPick, onType }: Pointing): void {
  const listen = <Type extends 'click' | 'dblclick' | 'mousemove' | 'pointerup'>(
    type: Type,
    handle: (event: MouseEvent) => void,
  ) =>
    addEventListener(
      type,
      (event) => {
        if (!isTrying() && !isOfEditor(event)) handle(event)
      },
      true,
    )
  listen('click', (event) => {
    const node = nodeAt(event)
    // An answer unfolds and the menu opens: what is in them is to be reached.
    const unfolds = event.target instanceof Element && event.target.closest('summary')
    if (!unfolds) event.preventDefault()
    event.stopPropagation()
    if (node) onPick(node)
  })
  // A button that cannot be pressed now gets no click.
  listen('pointerup', (event) => {
    const node = nodeAt(event)
    if (node && event.target instanceof Element && event.target.matches(':disabled'))
      onPick(node)
  })
  listen('dblclick', (event) => {
    const node = nodeAt(event)
    event.preventDefault()
    if (node) onType(node)
  })
  listen('mousemove', (event) => onPoint(nodeAt(event)))
  document.documentElement.addEventListener('mouseleave', () => onPoint(undefined))
  addEventListener(
    'submit',
    (event) => {
      if (!isTrying()) event.preventDefault()
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      const { activeElement } = document
      if (isTrying() || isOfEditor(event) || event.key !== 'Enter' || !activeElement)
        return
      event.preventDefault()
      event.stopPropagation()
      onType(activeElement)
    },
    true,
  )
}
