import type { Path } from '../../../schema/read/lookUp.ts'
import { pathAfter } from '../state/followPath.ts'
import type { PreviewEvents, View } from './frame.ts'
import type { ShownPage } from './shownPage.tsx'
import { openTypedField, type TypedField } from './typedField.ts'

/** Typing on the page itself: one field at a time. */
export interface Typing {
  isOpen: () => boolean
  /** False where nothing can be typed at the path. */
  open: (path: Path) => boolean
  /** Follows the text to where it stands after a change; the field closes where its entry is gone. */
  follow: (before: View, now: View) => void
}

/** Makes texts of the page editable in place; tells `events` what is typed. */
export function createTyping(page: ShownPage, events: PreviewEvents): Typing {
  let typed: { path: Path; field: TypedField } | undefined
  let typingSessions = 0
  return {
    isOpen: () => typed !== undefined,
    open(path) {
      const element = page.elementOf(path)
      const text = events.textAt(path)
      if (!element || text === undefined) return false
      typingSessions += 1
      const typingSession = typingSessions
      const field = openTypedField({
        element,
        text,
        onInput: (changed) => typed && events.onType(typed.path, changed, typingSession),
        onRevert: () => events.onRevert(typingSession),
        onClose() {
          const last = typed?.path
          typed = undefined
          if (last) events.onTypingEnd(last, typingSession)
        },
      })
      typed = { path, field }
      return true
    },
    follow(before, now) {
      if (!typed) return
      const path = pathAfter(before.content, now.content, typed.path)
      if (!path) return typed.field.close()
      typed.path = path
      typed.field.place(() => page.elementOf(path))
    },
  }
}
