import type { ReportLanguage } from '../../../schema/bilingual.ts'
import type { Field } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'

/** A place of a content, whether it has a value or not. */
export interface Place {
  content: SiteContent
  path: Path
  field: Field
}

/** Looks up what the entries and texts that a value names are called. */
export interface Names {
  language: ReportLanguage
  textOf: (id: string) => string
  labelOf: (list: string, id: string) => string
}

/** All that the editor knows of a kind of value, besides its control (Part.tsx). */
export interface FieldKind {
  /** The value of a part when it is added; `initialAt` gives that of its own parts. */
  initial: (place: Place, initialAt: (path: Path) => unknown) => unknown
  /** A value in words, as in a list of changes; '' where it says nothing. */
  inWords: (value: unknown, place: Pick<Place, 'path' | 'field'>, names: Names) => string
  /** Does an example make the value up, as a name or a number, so that it must not go live? */
  isInvented: boolean
  /** An entry without texts gets its label from this value. */
  isLabel?: true
  /** What the page shows of it, so that a click there leads to its field. Words can be typed there. */
  onPage?: 'words' | 'picture'
}

/** For `inWords`: a string as it is, '' for any other value. */
export const asWritten = (value: unknown) => (typeof value === 'string' ? value : '')
