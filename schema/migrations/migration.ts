import type { Bilingual } from '../problem.ts'

export type ContentObject = Record<string, unknown>

/** What a newer version of the project asks of a content that was made with an older one. */
export interface Migration {
  /** For the owner: what was done. */
  reported: Bilingual
  /** The content as it is asked for; one that is so already comes out equal. Whatever else it holds stays, mistakes too. */
  migrate: (content: ContentObject) => ContentObject
}
