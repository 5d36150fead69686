type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of a moment. Taken out of the page, they still hold text and selection. */
export interface KeptFields {
  fields: Field[]
  focused: Element | null
}

export function fieldsOf(root: Element): KeptFields {
  const fields = [...root.querySelectorAll<Field>('input,textarea')]
  return { fields, focused: document.activeElement }
}

/** Gives text, focus and selection of the fields that are gone to those of the same name. */
export function restoreFields({ fields, focused }: KeptFields, root: Element): void {
  for (const field of fields.filter(({ isConnected }) => !isConnected)) {
    const next = root.querySelector<Field>(`:is(input,textarea)[name="${field.name}"]`)
    if (!next) continue
    next.value = field.value
    if (focused !== field) continue
    next.focus({ preventScroll: true })
    next.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}

/**
 * Follows the fields while the visitor uses them. React makes them anew where another program has changed the page, and
 * takes them away where it breaks: the returned function, called in the same task, restores them.
 */
export function keepFields(root: Element): () => void {
  let kept = fieldsOf(root)
  for (const type of ['focusin', 'input'])
    addEventListener(type, () => (kept = fieldsOf(root)), true)
  return () => restoreFields(kept, root)
}
