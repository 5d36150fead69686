/** The same sentence in both languages, whole in each: never glued from fragments. */
export interface Bilingual {
  en: string
  br: string
}

/** Replaces `length` UTF-16 units from `offset` by `text`. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** One content fault, ready to be shown. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem {
  severity: 'error' | 'warning'
  code: string
  offset: number
  length: number
  line: number
  column: number
  endLine: number
  endColumn: number
  message: Bilingual
  fix: Bilingual
  /** The mechanical mend, where there is exactly one. */
  edit?: Edit
}
