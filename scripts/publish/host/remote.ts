/** A host's files, the same over FTP and SFTP. Paths are relative to the folder that one is in after signing in. */
import type { HostSettings, Question } from '../../../src/editorApi/publishing.ts'

/** A file or a folder, as the host lists it. */
export interface RemoteFile {
  name: string
  isFolder: boolean
  /** In bytes. */
  size: number
  /** When it was changed, in the host's own form: it is only compared. */
  changed: string
}

/** All reject with what basic-ftp or ssh2 throws. */
export interface Remote {
  /** Undefined where there is no such folder. */
  list(folder: string): Promise<RemoteFile[] | undefined>
  /** Undefined where there is no such file; never more than `maxBytes`. */
  read(file: string, maxBytes: number): Promise<Buffer | undefined>
  /** Writes from byte `start` on: 0 replaces an existing file, else it goes on there. */
  write(
    file: string,
    bytes: Uint8Array,
    start: number,
    onSent: (bytes: number) => void,
  ): Promise<void>
  /** Replaces a file that is there. False where this host cannot. */
  rename(from: string, to: string): Promise<boolean>
  /** Does nothing where it is not there. */
  remove(file: string): Promise<void>
  makeFolder(folder: string): Promise<void>
  close(): void
}

export type OpenRemote = (
  settings: HostSettings,
  secret: string,
  signal: AbortSignal,
) => Promise<Remote>

/** The server's key or certificate is not trusted. Thrown before the password is sent. */
export class Untrusted extends Error {
  readonly question: Extract<Question, { kind: 'unknown-key' | 'unknown-certificate' }>
  constructor(question: Untrusted['question']) {
    super(`Failed to trust ${question.server}: ${question.fingerprint}`)
    this.question = question
  }
}

/** The server does not speak TLS here. */
export class NoEncryption extends Error {}

/** An answer beyond all limits, or an impossible one. */
export class UnexpectedAnswer extends Error {}

/** At most this many files of a host are read. */
export const maxRemoteFiles = 20_000

/** In milliseconds without an answer. */
export const maxSilence = 30_000
