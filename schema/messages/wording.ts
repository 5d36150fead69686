import type { ReportLanguage } from '../bilingual.ts'
import type { Language } from '../languages.ts'
import type { Severity } from '../problem.ts'
import type { Path } from '../read/lookUp.ts'

/** A text of a catalog. */
export interface CatalogText {
  id: string
  language: Language
}

/** The same text in another language. */
export interface Counterpart {
  language: Language
  text: string
}

/** How a voice names things in one language: the file's voice by its names and marks, the form's by titles and buttons. */
export interface Say {
  /** One value: “city” of office 1 (Brasília). */
  value: (path: Path) => string
  /** A picture: the “logo” of client 4 (Delta). */
  picture: (path: Path) => string
  /** A part of the content, as a sentence takes it: section 1 (hero), in section 1 (hero), of section 1 (hero). */
  the: (path: Path) => string
  in: (path: Path) => string
  of: (path: Path) => string
  /** A name of the file, be it of a property, a text or an entry: “title”. */
  name: (name: string) => string
  /** A value that can stand at a place: “wide”. */
  label: (value: string, path: Path) => string
  /** Words to be written: "Brasília" in the file. */
  quote: (words: string) => string
  /** A number: milliseconds in the file, seconds in the form. */
  number: (value: number, path: Path) => string
  /** A day of the file: 2026-12-24. */
  day: (day: string) => string
}

export type FormButton = 'fix' | 'chooseDocument' | 'clearBackground' | 'unusedPictures'

export interface SayInForm extends Say {
  button: (button: FormButton) => string
  /** The value at the problem's place, in brackets, if that place has no field to show it: (“We build”). */
  held: () => string
}

/** What one language says of a problem: what is wrong, then how to fix it. */
export type MessageAndFix = readonly [message: string, fix: string]

type Words<Data> = string | ((data: Data, say: SayInForm) => string)

/** The form's sentences, where they are not the file's. */
interface InForm<Data> {
  message?: Record<ReportLanguage, Words<Data>>
  fix?: Record<ReportLanguage, Words<Data>>
  /** The fix where the problem has an edit, with a button beside it. */
  fixWithEdit?: Record<ReportLanguage, Words<Data>>
  /** The page does not know it, so there is no field: it can only be removed. */
  isRemoved?: true
}

type Sentences<Data> = Record<ReportLanguage, (data: Data, say: Say) => MessageAndFix> & {
  form?: InForm<Data>
}

/** Both languages in both voices: a code that lacks one does not compile. */
export type Wording<Data> = Sentences<Data> & { severity: Severity }

export function error<Data>(sentences: Sentences<Data>): Wording<Data> {
  return { severity: 'error', ...sentences }
}

export function warning<Data>(sentences: Sentences<Data>): Wording<Data> {
  return { severity: 'warning', ...sentences }
}
