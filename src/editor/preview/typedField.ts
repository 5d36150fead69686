/** A field over a text of the page, in its place, width and font. Typing there changes the content, and with it the page. */
interface Typed {
  element: Element
  text: string
  onInput: (text: string) => void
  onRevert: () => void
  onClose: () => void
}

export interface TypedField {
  /** Follows a change of the page; `find` gives the text's element where React has replaced it. */
  place(find: () => Element | undefined): void
  close(): void
}

const letters = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textAlign',
  'textTransform',
  'color',
] as const

/** Opens the field and gives it the focus. It closes with Enter, with Esc, which reverts, and when it loses the focus. */
export function openTypedField({
  element,
  text,
  onInput,
  onRevert,
  onClose,
}: Typed): TypedField {
  const field = document.createElement('textarea')
  const before = document.activeElement
  let below = element
  let isClosed = false

  const place = (find: () => Element | undefined) => {
    const next = below.isConnected ? below : find()
    if (!next) return
    below.removeAttribute('data-editor-typed')
    below = next
    below.setAttribute('data-editor-typed', '')
    const { left, top, width } = below.getBoundingClientRect()
    const styles = getComputedStyle(below)
    for (const property of letters) field.style[property] = styles[property]
    Object.assign(field.style, {
      left: `${left + scrollX - 4}px`,
      top: `${top + scrollY - 4}px`,
      minWidth: `${Math.max(width + 8, 48)}px`,
      maxWidth: `${roomOf(below) + 8}px`,
      textDecoration: 'none',
    })
  }
  const close = () => {
    if (isClosed) return
    isClosed = true
    below.removeAttribute('data-editor-typed')
    field.remove()
    onClose()
  }

  field.id = 'editor-typed-field'
  field.value = text
  field.rows = 1
  field.addEventListener('input', () => {
    // Pasted lines are joined: the text has one line.
    if (field.value.includes('\n')) {
      const caret = inOneLine(field.value.slice(0, field.selectionEnd)).length
      field.value = inOneLine(field.value)
      field.setSelectionRange(caret, caret)
    }
    onInput(field.value)
  })
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    // While an input method composes a letter, Enter and Esc belong to it.
    if (event.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onRevert()
    close()
    // Opened by keyboard, the focus goes back; opened by mouse, nothing had it.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  })
  document.body.append(field)
  place(() => element)
  field.focus({ preventScroll: true })
  field.select()
  return { place, close }
}

const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')

/** The largest width of the text: that of the nearest block around it, in CSS pixels. */
function roomOf(element: Element): number {
  let box = element
  while (getComputedStyle(box).display.startsWith('inline') && box.parentElement)
    box = box.parentElement
  return box.getBoundingClientRect().width
}
