type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * React renders the page anew where another program changed it in the midst of hydration. The returned function then
 * puts what the visitor has typed, and the focus, from the fields that are gone into those that took their place.
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input,textarea')]
  let focused: EventTarget | null = document.activeElement
  const noteFocus = (event: Event) => (focused = event.target)
  addEventListener('focusin', noteFocus)
  return () => {
    removeEventListener('focusin', noteFocus)
    for (const field of fields.filter(({ isConnected }) => !isConnected)) {
      const next = root.querySelector<Field>(`:is(input,textarea)[name="${field.name}"]`)
      if (!next) continue
      next.value = field.value
      if (focused !== field) continue
      next.focus({ preventScroll: true })
      next.setSelectionRange(field.selectionStart, field.selectionEnd)
    }
  }
}
