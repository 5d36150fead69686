/** What the editor's page and its server say to each other about loading, saving and drafts. */
import type { Bilingual } from '../../schema/bilingual.ts'
import type { Problem } from '../../schema/problem.ts'
import { isRecord } from '../../schema/read/lookUp.ts'

/** The content as it is in the storage. */
export interface Loaded {
  text: string
  /** The file is not UTF-8: `text` is most likely what it says. */
  isRecoded?: true
  /** Changes with every change of the text. */
  revision: string
  /** The files of public/, as in "/logos/acme.svg". */
  files: string[]
  /** By path, a text that changes when the file does. */
  stamps?: Record<string, string>
  /** Changes with every change of the files. */
  filesRevision?: string
}

/** Chosen files are kept for this many milliseconds, so that undo works in a tab that was left open. */
export const lifetimeOfDrafts = 30 * 24 * 60 * 60 * 1000

/** Files of public/ by path: the id of a kept picture that is put there, or null if the file is removed. */
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
  /** In milliseconds since 1970. */
  at: number
}

/**
 * The storage does not answer or does not let one in; it says why in its own words. `isSignedOut`: it lets one in with a new
 * token.
 */
export interface Unavailable {
  ok: false
  reason: 'unavailable'
  why: Bilingual
  isSignedOut?: true
}

export type LoadResult =
  /** `unavailable`: the storage does not answer, and this is the last known content. */
  | { ok: true; loaded: Loaded; unavailable?: Unavailable }
  | Unavailable
  | { ok: false; reason: 'unreadable' }

export type SaveResult =
  /** `isVersionLost`: saved, but there was no room to keep it as a version. `note`: what else there is to know. */
  | { ok: true; loaded: Loaded; isVersionLost?: true; note?: Bilingual }
  | Unavailable
  /** The content was changed meanwhile; `loaded` is theirs. */
  | { ok: false; reason: 'changed'; loaded: Loaded }
  | { ok: false; reason: 'invalid'; problems: Problem[] }
  | { ok: false; reason: 'gone' }
  /** `cause`: the system's code (ENOSPC, EACCES …), if there is one. */
  | { ok: false; reason: 'not written'; cause?: string }
  | { ok: false; reason: 'refused'; why: Bilingual }
  /** Another program has put a file under the name of a new picture. */
  | { ok: false; reason: 'picture taken'; path: string }
  /** The storage did not take a picture. Nothing is saved; the texts alone may be. */
  | { ok: false; reason: 'picture not sent'; why: Bilingual }
  /** A kept picture is no longer there. */
  | { ok: false; reason: 'picture lost' }

export type DraftResult =
  | { ok: true }
  | Unavailable
  | { ok: false; reason: 'refused' }
  | { ok: false; reason: 'not written'; cause?: string }

/** The current state of the storage; `revision` is null if the content was removed. */
export type Seen =
  | { ok: true; revision: string | null; filesRevision: string }
  | Unavailable

/** The largest picture that the content may name, in bytes. */
export const maxPictureBytes = 20_000_000
/** In bytes, ten times what the content may name: cleaning makes a drawing smaller. */
export const maxDrawingBytes = 1_000_000

/** A chosen picture without what is not the picture, or why it is none. */
export type CleanPicture =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; reason: PictureRefusal }

/** A chosen picture, cleaned, is kept next to the draft until it is saved. */
export type KeepPictureResult =
  | { ok: true; id: string; bytes: Uint8Array }
  | { ok: false; reason: PictureRefusal }
  | Unavailable

export type PictureRefusal =
  | 'kind'
  | 'unsafe'
  | 'damaged'
  /** It takes too long to draw. */
  | 'slow'
  | 'too big'
  | 'drawing too big'

export type DocumentType = 'pdf' | 'html'

/** A document chosen for a link is kept like a picture; `type` is found in its bytes, not by its name. */
export type KeepDocumentResult =
  | { ok: true; id: string; type: DocumentType }
  | { ok: false; reason: 'kind' | 'too big' }
  | Unavailable

/** Carries the secret of the page that the server has opened itself. */
export const tokenHeader = 'x-editor-token'

/** The file sample.json next to the static page (scripts/edit/buildStatic.ts): what is known of the sample. */
export interface SampleFile {
  text: string
  /** The ids of its pictures as Git has them. */
  blobs: string[]
}
