/** A host's files, the same over FTP and SFTP. All paths are absolute, as the server sees them. */
import { setTimeout as wait } from 'node:timers/promises'

import type {
  Failure,
  HostSettings,
  Question,
} from '../../../src/editorApi/publishing.ts'
import { causeOf, KnownFailure, remoteFailure } from '../remoteFailure.ts'

/** What a host tells about a file. */
export interface Stored {
  /** In bytes. */
  size: number
  /** When it was changed, in milliseconds since 1970; undefined if the host tells no exact time. */
  time?: number | undefined
}

/** An entry of a folder. */
export interface Listed extends Stored {
  name: string
  /** A link may lead to a file or to a folder; its size and time are not those of the file. */
  type: 'file' | 'folder' | 'link'
  /** POSIX permissions; undefined if they are not listed. */
  mode?: number | undefined
}

/** Undefined means that there is no such file or folder. All reject with what basic-ftp or ssh2 throws. */
export interface Remote {
  /** The folder that one is in after signing in. */
  home: string
  /** Some hosts do not list files whose names begin with a dot. */
  list(folder: string): Promise<Listed[] | undefined>
  stat(file: string): Promise<Stored | undefined>
  /** Rejects if the file has more than `maxBytes`. */
  read(file: string, maxBytes: number): Promise<Buffer | undefined>
  /** Writes the whole file, and replaces one that is there. `onSent` is called with the number of bytes sent so far. */
  write(file: string, bytes: Buffer, onSent?: (bytes: number) => void): Promise<void>
  /** Does nothing if the host does not let it be set. */
  setMode(path: string, mode: number): Promise<void>
  /** Replaces a file that is there, on nearly all hosts. */
  rename(from: string, to: string): Promise<void>
  /** Does nothing if it is not there. */
  remove(file: string): Promise<void>
  removeFolder(folder: string): Promise<void>
  /** Does nothing if it is there. */
  makeFolder(folder: string): Promise<void>
  isClosed(): boolean
  close(): void
}

export type OpenRemote = (
  settings: HostSettings,
  password: string,
  signal: AbortSignal,
) => Promise<Remote>

/** The server's key or certificate is not trusted. */
export class Untrusted extends KnownFailure {
  readonly question: Extract<Question, { kind: 'unknown-key' | 'unknown-certificate' }>
  constructor(question: Untrusted['question']) {
    super({ code: 'untrusted' }, `Failed to trust ${question.fingerprint}`)
    this.question = question
  }
}

/** At most this many files of a host are listed. */
export const maxRemoteFiles = 20_000
/** In milliseconds without an answer. */
export const maxSilence = 30_000
/** How often a step is tried. */
export const maxTries = 3

export const tooMany = (what: string) =>
  new KnownFailure({ code: 'unknown' }, `${what} has no end.`)

/** The server refuses this file or folder, after all tries: ProFTPD breaks the connection before it says so. Not a full disk. */
export function isRefusal(error: unknown): boolean {
  const { code } = remoteFailure(error, { server: '' })
  const isRefused = /^(?:5\d\d|[23458])$/.test(causeOf(error).code)
  return code === 'try-again' || (isRefused && code !== 'disk-full')
}

/** Undefined if the work fails in a way that is expected. */
export async function unless<Value>(
  isExpected: (error: unknown) => boolean,
  work: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (isExpected(error)) return undefined
    throw error
  }
}

/** Resolves after a pause if the step is worth another try. Rejects with the error if not, or with the signal's reason. */
export async function again(
  error: unknown,
  tries: number,
  signal: AbortSignal,
  passing: readonly Failure['code'][] = ['try-again'],
): Promise<void> {
  signal.throwIfAborted()
  const { code } = remoteFailure(error, { server: '' })
  if (tries === maxTries || !passing.includes(code)) throw error
  await wait(tries * 200, undefined, { signal })
}

/** A remote that signs in again after a lost connection, and repeats a step after that or a passing error. */
export function lasting(
  first: Remote,
  reopen: () => Promise<Remote>,
  signal: AbortSignal,
): Remote {
  let remote = first
  async function call<Value>(step: (open: Remote) => Promise<Value>): Promise<Value> {
    for (let tries = 1; ; tries += 1) {
      signal.throwIfAborted()
      try {
        // A server may refuse the new session too, while it still counts the lost one.
        if (remote.isClosed()) {
          remote.close()
          remote = await reopen()
        }
        return await step(remote)
      } catch (error) {
        // vsftpd ends an encrypted session with a line in plain text.
        await again(error, tries, signal, ['try-again', 'encryption'])
      }
    }
  }
  return {
    home: first.home,
    list: (folder) => call((open) => open.list(folder)),
    stat: (file) => call((open) => open.stat(file)),
    read: (file, maxBytes) => call((open) => open.read(file, maxBytes)),
    write: (file, bytes, onSent) => call((open) => open.write(file, bytes, onSent)),
    setMode: (path, mode) => call((open) => open.setMode(path, mode)),
    rename: (from, to) => call((open) => open.rename(from, to)),
    remove: (file) => call((open) => open.remove(file)),
    removeFolder: (folder) => call((open) => open.removeFolder(folder)),
    makeFolder: (folder) => call((open) => open.makeFolder(folder)),
    isClosed: () => remote.isClosed(),
    close: () => remote.close(),
  }
}

/** The pieces in which a file is sent: the stream asks for the next one when the one before was sent. */
export function* pieces(
  bytes: Buffer,
  onSent: ((bytes: number) => void) | undefined,
): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) {
    onSent?.(from)
    yield bytes.subarray(from, from + 65_536)
  }
}
