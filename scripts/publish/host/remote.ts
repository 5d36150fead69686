/** Access to a host's files, the same for FTP, SFTP, and a folder on this computer. All paths on the server are absolute. */
import { setTimeout as wait } from 'node:timers/promises'

import type { HostSettings, Question } from '../../../src/editorApi/publishing.ts'
import { causeOf, isTemporary, FailureError, remoteFailure } from '../remoteFailure.ts'

/** The properties of a file that a host reports. */
export interface FileStat {
  /** The size in bytes. */
  size: number
  /** The time of the last change, in milliseconds since 1970; undefined if the host reports no exact time. */
  time?: number | undefined
}

/** An entry of a folder. */
export interface ListedFile extends FileStat {
  name: string
  /** A link can point to a file or a folder. Its size and time are not those of the file. */
  type: 'file' | 'folder' | 'link'
  /** POSIX permissions; undefined if they are not listed. */
  mode?: number | undefined
}

/** The operations of a protocol. All reject with errors of its library; `stat` and `read` also if there is no such file. */
export interface Session {
  /** The folder after sign-in. */
  home: string
  /** Lists a folder; undefined if there is none. Some hosts do not list files whose names begin with a dot. */
  list(folder: string): Promise<ListedFile[] | undefined>
  stat(file: string): Promise<FileStat>
  read(file: string): Promise<Buffer>
  /** Writes the complete file and replaces an existing one. */
  write(file: string, bytes: Buffer): Promise<unknown>
  setMode(path: string, mode: number): Promise<unknown>
  /** Renames a file. On nearly all hosts, this replaces an existing file. */
  rename(from: string, to: string): Promise<unknown>
  remove(file: string): Promise<unknown>
  removeFolder(folder: string): Promise<unknown>
  makeFolder(folder: string): Promise<unknown>
  close(): void
}

/** Signs in. Every step signs in again after a lost connection and is tried again after a temporary error. */
export type Remote = ReturnType<typeof createRemote>

export type OpenSession = (
  settings: HostSettings,
  password: string,
  signal: AbortSignal,
) => Promise<Session>

/** The server's key or certificate is not trusted. */
export class Untrusted extends FailureError {
  readonly question: Extract<Question, { kind: 'unknown-key' | 'unknown-certificate' }>
  constructor(question: Untrusted['question']) {
    super('untrusted', `Failed to trust ${question.fingerprint}`)
    this.question = question
  }
}

export const responseTimeoutMs = 30_000
const maxTries = 3

/** Whether the server refuses a step for this file or folder, for a reason other than a full disk. */
const isRefused = (error: unknown) =>
  /^(?:5\d\d|[23458])$/.test(causeOf(error).code) &&
  remoteFailure(error).id !== 'disk-full'

/** Whether the server still refuses after all tries. Also true without a message: ProFTPD can close the connection first. */
export const isRefusal = (error: unknown) => isRefused(error) || isTemporary(error)

/** Whether the error says that the file or folder does not exist, for FTP, SFTP, and the file system. */
export const isMissing = (error: unknown) =>
  /^(?:5\d\d|2|ENOENT|ENOTDIR)$/.test(causeOf(error).code)

/** The result of the work; undefined if it fails with an expected error. */
export const undefinedIf = <Value>(
  isExpected: (error: unknown) => boolean,
  promise: Promise<Value>,
) =>
  promise.catch((error: unknown) => {
    if (!isExpected(error)) throw error
    return undefined
  })

/** Creates the access, in which `open` signs in at the first step. */
export function createRemote(open: () => Promise<Session>, signal: AbortSignal) {
  let session: Session | undefined
  let hasSignedIn = false
  function close(): void {
    session?.close()
    session = undefined
  }
  async function run<Value>(step: (open: Session) => Promise<Value>): Promise<Value> {
    for (let tries = 1; ; tries += 1) {
      signal.throwIfAborted()
      try {
        session ??= await open()
        hasSignedIn = true
        return await step(session)
      } catch (error) {
        signal.throwIfAborted()
        // vsftpd ends an encrypted session with a plain-text line. Most temporary replies leave the session open.
        const canRetry = isTemporary(error) || remoteFailure(error).id === 'server'
        if (canRetry && !/^4(?!21|26)\d\d$/.test(causeOf(error).code)) close()
        // The first sign-in is tried once, because the server may not respond at all.
        if (tries === maxTries || !canRetry || !hasSignedIn) throw error
        // A server may refuse the new session while it still counts the lost one.
        await wait(tries * 200, undefined, { signal })
      }
    }
  }
  const undefinedIfMissing = <Value>(step: (open: Session) => Promise<Value>) =>
    undefinedIf(isMissing, run(step))
  const undefinedIfRefused = (step: (open: Session) => Promise<unknown>) =>
    undefinedIf(isRefused, run(step))
  const list = (folder: string) => run((session) => session.list(folder))
  return {
    home: () => run((session) => Promise.resolve(session.home)),
    list,
    /** Undefined if there is no such file. */
    stat: (file: string): Promise<FileStat | undefined> =>
      undefinedIfMissing((session) => session.stat(file)),
    /** Undefined if there is no such file. */
    read: (file: string): Promise<Buffer | undefined> =>
      undefinedIfMissing((session) => session.read(file)),
    /** Writes the complete file and replaces an existing one. */
    write: (file: string, bytes: Buffer) => run((session) => session.write(file, bytes)),
    /** Sets the permissions, unless the host does not allow that. */
    setMode: (path: string, mode: number) =>
      undefinedIfRefused((session) => session.setMode(path, mode)),
    rename: (from: string, to: string) => run((session) => session.rename(from, to)),
    /** Removes a file. Does nothing if the file does not exist or the host refuses to remove it. */
    remove: (file: string) => undefinedIfRefused((session) => session.remove(file)),
    removeFolder: (folder: string) =>
      undefinedIfRefused((session) => session.removeFolder(folder)),
    /** Makes a folder. Does nothing if the folder exists. */
    async makeFolder(folder: string): Promise<void> {
      try {
        await run((session) => session.makeFolder(folder))
      } catch (error) {
        if (!(await list(folder))) throw error
      }
    },
    close,
  }
}
