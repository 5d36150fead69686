/** The interface to where a content is. The page uses nothing else of it, so another storage needs only these functions. */
import type { Bilingual } from '../../../schema/bilingual.ts'
import type {
  Changes,
  Draft,
  DraftResult,
  KeepDocumentResult,
  KeepPictureResult,
  LoadResult,
  SaveResult,
  Seen,
} from '../../editorApi/storage.ts'
import type { Versions } from '../../editorApi/versions.ts'
import { message } from '../messages/messages.ts'
import type { Readable } from '../state/store.ts'

export type StorageWords = ReturnType<typeof storageWords>

/** What the page says of a storage, and of the place where the content is. */
export const storageWords = (name: 'server' | 'github') => ({
  welcome: message(`${name}.welcome`),
  unreadable: message(`${name}.unreadable`),
  unavailable: message(`${name}.unavailable`),
  gone: message(`${name}.gone`),
  draftNotKept: message(`${name}.draftNotKept`),
  pictureLost: message(`${name}.pictureLost`),
})

/** The state of the deployment of what was saved, with an address to look at. */
export interface DeployStatus {
  words: Bilingual
  address: string
  /** It is about what was just saved. */
  isNews?: true
}

/** The sample's text, and the files of public/ that are known to be the sample's. */
export interface Sample {
  text: string
  files: string[]
}

export interface ContentStorage {
  words: StorageWords
  load(): Promise<LoadResult>
  /** Reads a file of public/ by its path, or a kept picture by its id. */
  read(name: string): Promise<Uint8Array | undefined>
  keepPicture(bytes: Uint8Array): Promise<KeepPictureResult>
  keepDocument(bytes: Uint8Array): Promise<KeepDocumentResult>
  /** Writes all or nothing, and only if the content still has this revision. */
  save(
    changes: Changes,
    revision: string,
    /** Where pictures are sent one by one: how many are sent. */
    onProgress?: (sent: number, total: number) => void,
  ): Promise<SaveResult>
  drafts: {
    load(): Promise<Draft[]>
    save(draft: Draft): Promise<DraftResult>
    discard(id: string): Promise<void>
  }
  /** Reports again and again what is there. Returns a function that stops it. */
  watch(onSeen: (seen: Seen) => void): () => void
  /** For the check before going live. */
  sample(): Promise<Sample | undefined>
  /** Earlier versions; absent if a storage keeps none. */
  versions?: Versions
  /** Taking over a site from another folder of this computer; absent if that cannot be. */
  importing?: {
    /** Folders next to this one that may hold the owner's site; undefined if the content is no sample any more. */
    folders: () => Promise<readonly string[] | undefined>
    /** `reported`: what the migrations to this version changed. */
    from: (
      folder: string,
    ) => Promise<{ ok: true; reported: Bilingual[] } | { ok: false; why: Bilingual }>
  }
  /** Absent if saving does not start a deployment. */
  deployStatus?: Readable<DeployStatus>
  /** Signs out; absent if nobody has to sign in. */
  signOut?: () => void
  /** Goes on with a new token; resolves with the reason if it is refused. */
  replaceToken?: (token: string) => Promise<Bilingual | undefined>
}
