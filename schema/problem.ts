/** The languages in which the check, the commands and the editor's help speak to the people who make a site. In which its page is, is another matter (languages.ts). */
export type ReportLanguage = 'en' | 'br'

/** The same sentence in both of them, whole in each: never glued from fragments. */
export type Bilingual = Record<ReportLanguage, string>

/** A stretch of the file's text, in UTF-16 units. */
export interface Span {
  offset: number
  length: number
}

/** Puts `text` in the place of a span. */
export interface Edit extends Span {
  text: string
}

export type Severity = 'error' | 'warning'

/** One content fault, ready to be shown. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem extends Span {
  severity: Severity
  code: string
  /** What it is about: the names and positions that lead there, for a form to show it at its field. */
  path: readonly (string | number)[]
  line: number
  column: number
  endLine: number
  endColumn: number
  message: Bilingual
  fix: Bilingual
  /** The mechanical mend, where there is exactly one. */
  edit?: Edit
}

/** What one language says of a fault: what is wrong, then how to mend it. */
export type Said = readonly [message: string, fix: string]

type Sentences<Data> = Record<ReportLanguage, (data: Data) => Said>

/** Both languages side by side: a code that lacks one does not compile. */
export interface Wording<Data> extends Sentences<Data> {
  severity: Severity
}

export function error<Data>(sentences: Sentences<Data>): Wording<Data> {
  return { severity: 'error', ...sentences }
}

export function warning<Data>(sentences: Sentences<Data>): Wording<Data> {
  return { severity: 'warning', ...sentences }
}
