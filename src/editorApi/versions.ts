/** Earlier versions of the content, as the page and its storage exchange them. */

export interface VersionEntry {
  id: string
  /** In milliseconds since 1970. */
  at: number
  /** What made it a version; `found`: another program had written it before a save replaced it; `proposed`: not accepted. */
  kind: 'saved' | 'found' | 'proposed'
  /** It was published: the version that its document carried. */
  published?: string
  /** The id of the version before: the difference is what this one changed. */
  before?: string
}

export interface VersionPage {
  /** Newest first. */
  versions: VersionEntry[]
  /** To be given to `list` for the next page; absent on the last one. */
  next?: string
}

/** The most that are asked for at once. */
export const maxVersions = 100

export interface Versions {
  /** A page of them; undefined if the storage does not answer. */
  list(after?: string): Promise<VersionPage | undefined>
  /** The text of each; null if it cannot be read. At most `maxVersions`. */
  texts(ids: readonly string[]): Promise<(string | null)[] | undefined>
  /** The ids of a version's pictures and documents, by path. The storage reads them, and saves them as it does chosen files. */
  files(id: string): Promise<Record<string, string> | undefined>
}
