/** The interface of a storage. The page uses nothing else, so another storage needs only these functions. */
import type { Bilingual } from '../../../schema/bilingual.ts'
import type {
  Changes,
  Draft,
  KeepDocumentResult,
  KeepPictureResult,
  LoadResult,
  SaveResult,
  StorageState,
} from '../../editorApi/storage.ts'
import type { Versions } from '../../editorApi/versions.ts'
import type { Readable } from '../state/store.ts'

/** The state of the deployment of the saved content, with an address. */
export interface DeployStatus {
  message: Bilingual
  address: string
  /** Present if the state is about the content that was just saved. `error`: it will not go online by itself. */
  outcome?: 'success' | 'error'
}

/** The sample's text, and the files in public/ that belong to the sample. */
export interface Sample {
  text: string
  files: string[]
}

export interface ContentStorage {
  /** The start of the ids of the storage's messages, such as `server.gone`. */
  name: 'server' | 'github'
  load(): Promise<LoadResult>
  /** Reads a file in public/ by path, or a kept picture by id. */
  read(name: string): Promise<Uint8Array | undefined>
  keepPicture(bytes: Uint8Array): Promise<KeepPictureResult>
  keepDocument(bytes: Uint8Array): Promise<KeepDocumentResult>
  /** Writes all or nothing, and only if the content still has this revision. */
  save(
    changes: Changes,
    revision: string,
    /** Called with the number of sent pictures, if they are sent one by one. */
    onProgress?: (sent: number, total: number) => void,
  ): Promise<SaveResult>
  drafts: {
    load(): Promise<Draft[]>
    /** Resolves with false if the draft could not be written. */
    save(draft: Draft): Promise<boolean>
    discard(id: string): Promise<void>
  }
  /** Reports the current state again and again. Returns a function that stops this. */
  watch(onState: (state: StorageState) => void): () => void
  /** The sample, for the check before going live. */
  sample(): Promise<Sample | undefined>
  /** Earlier versions; absent if a storage keeps none. */
  versions?: Versions
  /** Imports a site from another folder on this computer; absent if that is not possible. */
  importing?: {
    /** Folders next to this one that may contain the owner's site; undefined if the content is no longer the sample. */
    folders: () => Promise<readonly string[] | undefined>
    /** `reported`: the changes by the migrations to this version. */
    from: (
      folder: string,
    ) => Promise<{ ok: true; reported: Bilingual[] } | { ok: false; why: Bilingual }>
  }
  /** Absent if saving does not start a deployment. */
  deployStatus?: Readable<DeployStatus>
  /** Signs out; absent if nobody has to sign in. */
  signOut?: () => void
  /** Continues with a new token. Resolves with a message if the token is rejected. */
  replaceToken?: (token: string) => Promise<Bilingual | undefined>
}
