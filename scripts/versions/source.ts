/** Where earlier versions of a content come from. There are two: what Git has, and what is kept beside the drafts. */
import type { VersionEntry } from '../../src/editorApi/versions.ts'

export interface SourceEntry extends Omit<VersionEntry, 'before' | 'isOnline'> {
  /** Git's hash of the text, the same in both sources. Undefined for a commit that did not change the text. */
  blob?: string
  /** A text that is the same for the same pictures; undefined for a commit. */
  pictures?: string
}

export interface VersionSource {
  /** At most `count`, the newest first; those behind the version `after`, if it is given. */
  list(after: string | undefined, count: number): Promise<SourceEntry[]>
  /** Does the id have the format of this source's ids? */
  owns(id: string): boolean
  /** In the order of the ids; undefined for what cannot be read. */
  texts(ids: readonly string[]): Promise<(Uint8Array | undefined)[]>
  /** Pictures and documents of a version: hashes by path. Only those that the editor may write. */
  files(id: string): Promise<Record<string, string>>
  /** A file by its hash; undefined where it cannot be read. */
  file(hash: string): Promise<Uint8Array | undefined>
}
