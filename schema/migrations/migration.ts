import type { Bilingual } from '../bilingual.ts'

export type ContentObject = Record<string, unknown>

/** What a newer version of the project asks of a content that was made with an older one. */
export interface Migration {
  /** For the owner: what was done. */
  reported: Bilingual
  /** Returns the content in the new shape. Idempotent. Leaves everything else as it is, mistakes too. */
  migrate: (content: ContentObject) => ContentObject
}
