import { useEffect, type RefObject } from 'react'

import { moveOutOfPlaceholder, wholeRange } from './placeholders.ts'

/** How many letters before and after the caret each input type deletes. To delete a word, the browser itself finds where it ends. */
const reach: Record<string, [before: number, after: number]> = {
  deleteContentBackward: [1, 0],
  deleteContentForward: [0, 1],
  deleteWordBackward: [1, 0],
  deleteWordForward: [0, 1],
}

/** Keeps placeholders whole: the caret skips them, and deleting a part of one deletes all of it. */
export function useWholePlaceholders(
  field: RefObject<HTMLTextAreaElement | null>,
  placeholders: readonly string[],
): void {
  const names = placeholders.join()
  useEffect(() => {
    const target = field.current
    if (!target || names === '') return undefined
    const own = names.split(',')
    let caret = 0
    const moveOut = () => {
      const { value, selectionStart, selectionEnd } = target
      if (selectionStart !== selectionEnd) return
      const place = moveOutOfPlaceholder(value, own, selectionStart, caret)
      if (place !== selectionStart) target.setSelectionRange(place, place)
      caret = place
    }
    const widen = ({ inputType }: InputEvent) => {
      moveOut()
      const { value, selectionStart, selectionEnd } = target
      const isCaret = selectionStart === selectionEnd
      const [before, after] = (isCaret && reach[inputType]) || [0, 0]
      const range = { start: selectionStart - before, end: selectionEnd + after }
      const { start, end } = wholeRange(value, own, range)
      // The browser then deletes or replaces the selection.
      if (start < range.start || end > range.end) target.setSelectionRange(start, end)
    }
    const pass = () => {
      if (document.activeElement === target) moveOut()
    }
    target.addEventListener('beforeinput', widen)
    document.addEventListener('selectionchange', pass)
    return () => {
      target.removeEventListener('beforeinput', widen)
      document.removeEventListener('selectionchange', pass)
    }
  }, [field, names])
}
