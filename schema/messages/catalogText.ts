import type { Language } from '../languages.ts'

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
