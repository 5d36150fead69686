import type { Edit, Span } from '../problem.ts'

export interface Edited {
  text: string
  /** The spans of the new text. */
  places: Span[]
}

/** Applies edits in ascending order; one that overlaps the previous is left for the next call. */
export function withEdits(text: string, edits: readonly Edit[]): Edited {
  let fixed = ''
  let end = 0
  const places: Span[] = []
  for (const edit of edits) {
    if (edit.offset < end) continue
    fixed += text.slice(end, edit.offset)
    places.push({ offset: fixed.length, length: edit.text.length })
    fixed += edit.text
    end = edit.offset + edit.length
  }
  return { text: fixed + text.slice(end), places }
}
