type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const anyField = 'input,textarea,select'

/** The fields of a moment. Taken out of the page, they still hold text and selection. */
export interface KeptFields {
  fields: Field[]
  focused: Element | null
}

export function fieldsOf(root: Element): KeptFields {
  const fields = [...root.querySelectorAll<Field>(anyField)]
  return { fields, focused: document.activeElement }
}

/** Gives text, focus and selection of the fields that are gone to those of the same name. */
export function restoreFields({ fields, focused }: KeptFields, root: Element): void {
  for (const field of fields.filter(({ isConnected }) => !isConnected)) {
    const next = root.querySelector<Field>(`:is(${anyField})[name="${field.name}"]`)
    if (!next) continue
    // By its place: in another language a choice has another value.
    if (isChoice(next) && isChoice(field)) next.selectedIndex = field.selectedIndex
    else next.value = field.value
    if (focused !== field) continue
    next.focus({ preventScroll: true })
    if (!isChoice(next) && !isChoice(field))
      next.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}

function isChoice(field: Field): field is HTMLSelectElement {
  return field instanceof HTMLSelectElement
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
