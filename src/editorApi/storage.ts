/** The requests and responses for loading, saving, and drafts, shared by the editor's page and its server. */
import type { Bilingual } from '../../schema/bilingual.ts'
import type { Problem } from '../../schema/problem.ts'
import { isRecord } from '../../schema/read/lookUp.ts'

/** The content in the storage. */
export interface LoadedSite {
  text: string
  /** The file is not UTF-8, so `text` was decoded with the most likely encoding. */
  isRecoded?: true
  /** A string that changes with every change of the text. */
  revision: string
  /** The paths of the files in public/, such as "/logos/acme.svg". */
  files: string[]
  /** A string that changes with every change of the files. */
  filesRevision?: string
}

/** How long chosen files are stored without a draft, so that undo works in a tab that was left open. */
export const fileLifetimeMs = 30 * 24 * 60 * 60 * 1000

/** Changed files in public/ by path: the id of the kept picture to write, or null to remove the file. */
export type FileChanges = Record<string, string | null>

export const isFileChanges = (value: unknown): value is FileChanges =>
  isRecord(value) &&
  Object.values(value).every((id) => id === null || typeof id === 'string')

export interface Changes {
  text: string
  files: FileChanges
}

/** Unsaved work, with the text that it is based on. */
export interface Draft extends Changes {
  /** The id of the session, a UUID: each window keeps its own draft. */
  id: string
  base: string
  /** When the draft was stored, in milliseconds since 1970. */
  at: number
}

/** The storage does not respond or denies access. `why` is the message. `isSignedOut`: a new token is needed. */
export interface Unavailable {
  ok: false
  reason: 'unavailable'
  why: Bilingual
  isSignedOut?: true
}

export type LoadResult =
  /** `unavailable`: the storage does not respond, and `loaded` is the last known content. */
  | { ok: true; loaded: LoadedSite; unavailable?: Unavailable }
  | Unavailable
  | { ok: false; reason: 'unreadable' }

export type SaveResult =
  /** `isVersionLost`: saved, but not kept as a version. `note`: a message to show instead of “Saved”. */
  | { ok: true; loaded: LoadedSite; isVersionLost?: true; note?: Bilingual }
  | Unavailable
  /** Another program has changed the content; `loaded` is its version. */
  | { ok: false; reason: 'changed'; loaded: LoadedSite }
  | { ok: false; reason: 'invalid'; problems: Problem[] }
  | { ok: false; reason: 'gone' }
  /** `cause`: the system's code (ENOSPC, EACCES …), if there is one. */
  | { ok: false; reason: 'not written'; cause?: string }
  | { ok: false; reason: 'refused'; why: Bilingual }
  /** Another program has written a file with the name of a new picture. */
  | { ok: false; reason: 'picture taken'; path: string }
  /** The storage did not accept a picture, so nothing was saved. The texts can be saved without it. */
  | { ok: false; reason: 'picture not sent'; why: Bilingual }
  /** A kept picture no longer exists. */
  | { ok: false; reason: 'picture lost' }

/** The current state of the storage; `revision` is null if the content was removed. */
export type StorageState =
  | { ok: true; revision: string | null; filesRevision: string }
  | Unavailable

/** The size of the largest picture that the content may refer to, in bytes. */
export const maxPictureBytes = 20_000_000
/** The size of the largest drawing that can be chosen, in bytes. The content allows less, after cleaning. */
export const maxDrawingBytes = 1_000_000

/** A chosen picture without metadata and scripts, or why it cannot be used. */
export type CleanPicture =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; reason: PictureRejection }

/** The response after a chosen picture was cleaned and stored next to the draft. */
export type KeepPictureResult =
  | { ok: true; id: string; bytes: Uint8Array }
  | { ok: false; reason: PictureRejection }
  | Unavailable

export type PictureRejection =
  | 'kind'
  | 'unsafe'
  | 'damaged'
  /** Rendering the drawing takes too long. */
  | 'slow'
  | 'too big'
  | 'drawing too big'

export type DocumentType = 'pdf' | 'html'

/** The response after a chosen document was stored next to the draft. Its bytes decide on `type`, not its name. */
export type KeepDocumentResult =
  | { ok: true; id: string; type: DocumentType }
  | { ok: false; reason: 'kind' | 'too big' }
  | Unavailable

/** The header with the server's token. Only the page that the server opened knows the token. */
export const tokenHeader = 'x-editor-token'

/** The content of sample.json next to the static page (scripts/edit/buildStatic.ts), which describes the sample. */
export interface SampleFile {
  text: string
  /** The Git ids of the sample's pictures. */
  blobs: string[]
}
