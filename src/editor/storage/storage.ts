/** Where a content lies and how it is changed there. The page knows nothing else of it: another storage needs these functions alone. */
import type { Problem } from '../../../schema/problem.ts'

/** The content as it lies in the storage. */
export interface Loaded {
  text: string
  /** The file was not saved as UTF-8, as it has to be: this is what it most likely says. */
  isRecoded?: true
  /** Changes with every change of the text. */
  revision: string
  /** What lies in public/, as in "/logos/acme.svg". */
  files: string[]
}

/** Files of public/ by path: the id of a kept picture that is put there, or null where one is taken away. */
export type FileChanges = Record<string, string | null>

export interface Changes {
  text: string
  files: FileChanges
}

/** Work that is not saved yet, and what it began with. */
export interface Draft extends Changes {
  /** Of the sitting, a UUID: two windows at once, or one that opens after a crash, keep a draft each. */
  id: string
  base: string
  /** In milliseconds since 1970. */
  at: number
}

export type LoadResult =
  | { ok: true; loaded: Loaded }
  | { ok: false; because: 'unreachable' | 'foreign' | 'unreadable' }

export type SaveResult =
  | { ok: true; loaded: Loaded }
  /** Somebody changed the content meanwhile: theirs. */
  | { ok: false; because: 'changed'; loaded: Loaded }
  | { ok: false; because: 'invalid'; problems: Problem[] }
  /** `cause` as a computer names it (ENOSPC, EACCES …), where one gave it. */
  | { ok: false; because: 'unreachable' | 'foreign' | 'gone' }
  | { ok: false; because: 'not written'; cause?: string }

/** As the largest picture that the content may name, in bytes. */
export const maxPictureBytes = 20_000_000

/** A picture that was chosen, without what its camera noted; it lies beside the draft until it is saved. */
export type KeepResult =
  | { ok: true; id: string; bytes: Uint8Array }
  | {
      ok: false
      because: 'kind' | 'unsafe' | 'damaged' | 'too big' | 'unreachable' | 'foreign'
    }

export interface Storage {
  load(): Promise<LoadResult>
  /** A file of public/ by its path, or a kept picture by its id. */
  read(name: string): Promise<Uint8Array | undefined>
  keepPicture(bytes: Uint8Array): Promise<KeepResult>
  /** Writes all or nothing, and only over the revision that was loaded. */
  save(changes: Changes, revision: string): Promise<SaveResult>
  drafts: {
    load(): Promise<Draft[]>
    save(draft: Draft): Promise<boolean>
    discard(id: string): Promise<void>
  }
  /** Calls back with the revision that is there now, null where the content is gone, or undefined while the storage cannot be reached. Returns what ends it. */
  watch(onRevision: (revision: string | null | undefined) => void): () => void
  /** What a content that goes live is compared with: the sample's text, and the files of public/ that look like the sample's. */
  sample(): Promise<{ text: string; files: string[] } | undefined>
}
