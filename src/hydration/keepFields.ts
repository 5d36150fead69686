type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldSelector = 'input,textarea,select'

/** The fields of the form at one moment. They keep text and selection even when they are detached from the page. */
export interface KeptFields {
  fields: Field[]
  focused: Element | null
}

export function readFields(root: Element): KeptFields {
  const fields = [...root.querySelectorAll<Field>(fieldSelector)]
  return { fields, focused: document.activeElement }
}

/** Copies text, focus, and selection from the kept fields to the page's fields of the same name. */
export function restoreFields({ fields, focused }: KeptFields, root: Element): void {
  for (const field of fields.filter(({ isConnected }) => !isConnected)) {
    const next = root.querySelector<Field>(`:is(${fieldSelector})[name="${field.name}"]`)
    if (!next) continue
    // Uses the index, because the values of choices depend on the language.
    if (isSelect(next) && isSelect(field)) next.selectedIndex = field.selectedIndex
    else next.value = field.value
    if (focused !== field) continue
    next.focus({ preventScroll: true })
    if (!isSelect(next) && !isSelect(field))
      next.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}

function isSelect(field: Field): field is HTMLSelectElement {
  return field instanceof HTMLSelectElement
}

/**
 * Remembers the fields while the visitor uses them. React recreates them where another program has changed the page,
 * and removes them when it crashes: the returned function, called in the same task, restores them.
 */
export function keepFields(root: Element): () => void {
  let lastFields = readFields(root)
  for (const type of ['focusin', 'input'])
    addEventListener(type, () => (lastFields = readFields(root)), true)
  return () => restoreFields(lastFields, root)
}
