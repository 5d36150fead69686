/** A host's files, the same over FTP and SFTP and in a folder of this computer. All paths are absolute, as the server sees them. */
import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

import type { HostSettings, Question } from '../../../src/editorApi/publishing.ts'
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

/** What a protocol can do. All reject with what basic-ftp, ssh2 or the file system throws, `stat` and `download` also if there is no such file. */
export interface Session {
  /** The folder that one is in after signing in. */
  home: string
  /** Undefined if there is no such folder. Some hosts do not list files whose names begin with a dot. */
  list(folder: string): Promise<Listed[] | undefined>
  stat(file: string): Promise<Stored>
  download(file: string, to: Writable): Promise<unknown>
  /** Writes the complete file and replaces an existing one. */
  upload(from: Readable, file: string): Promise<unknown>
  setMode(path: string, mode: number): Promise<unknown>
  /** Replaces a file that is there, on nearly all hosts. */
  rename(from: string, to: string): Promise<unknown>
  remove(file: string): Promise<unknown>
  removeFolder(folder: string): Promise<unknown>
  makeFolder(folder: string): Promise<unknown>
  isClosed(): boolean
  close(): void
}

/** Signs in; each step signs in again after a lost connection, and is tried again after a passing error. */
export type Remote = ReturnType<typeof lasting>

export type OpenSession = (
  settings: HostSettings,
  password: string,
  signal: AbortSignal,
) => Promise<Session>

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

/** The server says that it does not do this to the file or folder, for another cause than a full disk. */
const isRefused = (error: unknown) =>
  /^(?:5\d\d|[23458])$/.test(causeOf(error).code) &&
  remoteFailure(error).code !== 'disk-full'

/** The same after all tries, also without its words: ProFTPD breaks the connection before it says so. */
export const isRefusal = (error: unknown) =>
  isRefused(error) || remoteFailure(error).code === 'try-again'

/** There is no such file or folder, as FTP, SFTP and the file system say it. */
export const isMissing = (error: unknown) =>
  /^(?:5\d\d|2|ENOENT|ENOTDIR)$/.test(causeOf(error).code)

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

/** `open` signs in at the first step. */
export function lasting(open: () => Promise<Session>, signal: AbortSignal) {
  let session: Session | undefined
  let canSetMode = true
  async function call<Value>(step: (open: Session) => Promise<Value>): Promise<Value> {
    for (let tries = 1; ; tries += 1) {
      signal.throwIfAborted()
      const before = session
      try {
        // A server may refuse the new session too, while it still counts the lost one.
        if (!session || session.isClosed()) {
          session?.close()
          session = await open()
        }
        return await step(session)
      } catch (error) {
        signal.throwIfAborted()
        const failure = remoteFailure(error)
        // vsftpd ends an encrypted session with a line in plain text.
        const isPassing =
          failure.code === 'try-again' || (before && failure.code === 'encryption')
        // Nobody waits for a silent server three times.
        const isSilent = !session && 'reason' in failure && failure.reason === 'time-out'
        if (tries === maxTries || !isPassing || isSilent) throw error
        await wait(tries * 200, undefined, { signal })
      }
    }
  }
  const unlessMissing = <Value>(step: (open: Session) => Promise<Value>) =>
    unless(isMissing, call(step))
  const unlessRefused = (step: (open: Session) => Promise<unknown>) =>
    unless(isRefused, call(step))
  async function list(folder: string): Promise<Listed[] | undefined> {
    const found = await call((each) => each.list(folder))
    if (found && found.length > maxRemoteFiles) throw tooMany(folder)
    return found
  }
  return {
    home: () => call((each) => Promise.resolve(each.home)),
    list,
    /** Undefined if there is no such file. */
    stat: (file: string): Promise<Stored | undefined> =>
      unlessMissing((each) => each.stat(file)),
    /** Undefined if there is no such file. Rejects if it has more than 64 MB. */
    read: (file: string): Promise<Buffer | undefined> =>
      unlessMissing(async (each) => {
        const { taker, taken } = taking(file)
        await each.download(file, taker)
        return taken()
      }),
    /** Writes the complete file and replaces an existing one. `onSent` is called with the number of bytes sent so far. */
    write: (file: string, bytes: Buffer, onSent?: (bytes: number) => void) =>
      call((each) => each.upload(Readable.from(pieces(bytes, onSent)), file)),
    /** Does nothing if the host does not let it be set. */
    async setMode(path: string, mode: number): Promise<void> {
      const step = async (each: Session) => {
        await each.setMode(path, mode).catch((error: unknown) => {
          // Not known to this server.
          if (/^50[02]$/.test(causeOf(error).code)) canSetMode = false
          throw error
        })
      }
      if (canSetMode) await unlessRefused(step)
    },
    rename: (from: string, to: string) => call((each) => each.rename(from, to)),
    /** Does nothing if it does not exist or if the host refuses to remove it. */
    remove: (file: string) => unlessRefused((each) => each.remove(file)),
    removeFolder: (folder: string) => unlessRefused((each) => each.removeFolder(folder)),
    /** Does nothing if it is there. */
    async makeFolder(folder: string): Promise<void> {
      try {
        await call((each) => each.makeFolder(folder))
      } catch (error) {
        if (!(await list(folder))) throw error
      }
    },
    close: () => session?.close(),
  }
}

/** In bytes: a larger file on the host is not read. */
export const maxRead = 64_000_000

/** Takes a file that is downloaded. */
export function taking(file: string, maxBytes = maxRead) {
  const chunks: Buffer[] = []
  let length = 0
  const taker = new Writable({
    write(chunk: Buffer, _, done) {
      length += chunk.length
      chunks.push(chunk)
      done(length > maxBytes ? tooMany(file) : null)
    },
  })
  return { taker, taken: () => Buffer.concat(chunks) }
}

/** The pieces in which a file is sent: the stream asks for the next one when the one before was sent. */
function* pieces(
  bytes: Buffer,
  onSent: ((bytes: number) => void) | undefined,
): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) {
    onSent?.(from)
    yield bytes.subarray(from, from + 65_536)
  }
}
