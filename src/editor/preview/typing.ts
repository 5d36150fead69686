import type { Path } from '../../../schema/read/lookUp.ts'
import { pathAfter } from '../state/followPath.ts'
import type { PreviewEvents, View } from './frame.ts'
import type { ShownPage } from './shownPage.tsx'

/** A field over a text on the page, with the same position, width, and font. */
interface Typed {
  path: Path
  /** Follows a change of the page. */
  place: () => void
  close: () => void
}

export type Typing = ReturnType<typeof createTyping>

/** Makes texts on the page editable in place, one at a time, and reports what is typed to `events`. */
export function createTyping(page: ShownPage, events: PreviewEvents) {
  let typed: Typed | undefined
  let session = 0
  return {
    isOpen: () => typed !== undefined,
    /** False if nothing can be typed at the path. */
    open(path: Path): boolean {
      const element = page.elementOf(path)
      const text = events.textAt(path)
      if (!element || text === undefined) return false
      session += 1
      typed = openField(page, { ...events, onTypingEnd: end }, session, {
        path,
        element,
        text,
      })
      return true
    },
    /** Follows the text to its new place after a change; the field closes if its entry was removed. */
    follow(before: View, now: View): void {
      if (!typed) return
      const path = pathAfter(before.content, now.content, typed.path)
      if (!path) return typed.close()
      typed.path = path
      typed.place()
    },
  }
  function end(path: Path, typingSession: number) {
    typed = undefined
    events.onTypingEnd(path, typingSession)
  }
}

const letters = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textAlign',
  'textTransform',
  'color',
] as const

/** Opens and focuses the field. It closes on Enter, on Esc (which reverts), and when it loses the focus. */
function openField(
  page: ShownPage,
  events: PreviewEvents,
  session: number,
  { path, element, text }: { path: Path; element: Element; text: string },
): Typed {
  const field = document.createElement('textarea')
  const before = document.activeElement
  let below = element
  let isClosed = false
  const typed: Typed = { path, place, close }

  function place() {
    // React may have replaced the element.
    const next = below.isConnected ? below : page.elementOf(typed.path)
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
  function close() {
    if (isClosed) return
    isClosed = true
    below.removeAttribute('data-editor-typed')
    field.remove()
    events.onTypingEnd(typed.path, session)
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
    events.onType(typed.path, field.value, session)
  })
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    // While an input method composes a letter, Enter and Esc are for the input method.
    if (event.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') events.onRevert(session)
    close()
    // If the field was opened by keyboard, the focus returns. If it was opened by mouse, nothing had the focus.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  })
  document.body.append(field)
  place()
  field.focus({ preventScroll: true })
  field.select()
  return typed
}

const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')

/** The maximum width of the text in CSS pixels: that of the nearest block around it. */
function roomOf(element: Element): number {
  let box = element
  while (getComputedStyle(box).display.startsWith('inline') && box.parentElement)
    box = box.parentElement
  return box.getBoundingClientRect().width
}
