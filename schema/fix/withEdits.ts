import type { Edit } from '../problem.ts'

/** Applies edits in ascending order; one that overlaps the previous is left for the next call. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let fixed = ''
  let end = 0
  for (const edit of edits) {
    if (edit.offset < end) continue
    fixed += text.slice(end, edit.offset) + edit.text
    end = edit.offset + edit.length
  }
  return fixed + text.slice(end)
}
