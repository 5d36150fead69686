import type { Bilingual } from './bilingual.ts'
import type { ProblemData, Severity } from './messages/problems.ts'

/** A range of the file's text, in UTF-16 units. */
export interface Span {
  offset: number
  length: number
}

/** Replaces a span with `text`. */
export interface Edit extends Span {
  text: string
}

/** A problem, ready to be shown. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem extends ProblemData, Span {
  severity: Severity
  /** The path in the content, so that the editor can show the problem at its field. */
  path: readonly (string | number)[]
  line: number
  column: number
  endLine: number
  endColumn: number
  message: Bilingual
  fix: Bilingual
  /** The automatic fix, when there is exactly one. */
  edit?: Edit
}

/** Applies edits in ascending order. Skips an edit that overlaps the previous one; a later call can apply it. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let end = 0
  for (const edit of edits) {
    if (edit.offset < end) continue
    result += text.slice(end, edit.offset) + edit.text
    end = edit.offset + edit.length
  }
  return result + text.slice(end)
}
