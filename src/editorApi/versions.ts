/** Earlier versions of the content, as the page and its storage exchange them. */

export interface VersionEntry {
  id: string
  /** When it was saved or found, in milliseconds since 1970. */
  at: number
  /** Why the version exists. `found`: another program wrote it before a save. `proposed`: in an open proposal. */
  kind: 'saved' | 'found' | 'proposed'
  /** The version id in the published document; absent if it was not published. */
  published?: string
  /** The id of the previous version, with which it is compared. */
  before?: string
}

export interface VersionPage {
  /** The versions, newest first. */
  versions: VersionEntry[]
  /** The argument of `list` for the next page; absent on the last page. */
  next?: string
}

/** The maximum number of versions in a request. */
export const maxVersions = 100

export interface Versions {
  /** Loads a page of the list; undefined if the storage does not respond. */
  list(after?: string): Promise<VersionPage | undefined>
  /** The texts of these versions; null for those that cannot be read. At most `maxVersions`. */
  texts(ids: readonly string[]): Promise<(string | null)[] | undefined>
  /** The ids of a version's pictures and documents, by path. The storage reads and saves them like chosen files. */
  files(id: string): Promise<Record<string, string> | undefined>
}
