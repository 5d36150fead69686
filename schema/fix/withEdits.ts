import type { Edit, Span } from '../problem.ts'

export interface Edited {
  text: string
  /** Where the new words stand. */
  places: Span[]
}

/** Makes the edits from the start to the end; one that reaches back into another is left for the next time. */
export function withEdits(text: string, edits: readonly Edit[]): Edited {
  let mended = ''
  let end = 0
  const places: Span[] = []
  for (const edit of edits) {
    if (edit.offset < end) continue
    mended += text.slice(end, edit.offset)
    places.push({ offset: mended.length, length: edit.text.length })
    mended += edit.text
    end = edit.offset + edit.length
  }
  return { text: mended + text.slice(end), places }
}
