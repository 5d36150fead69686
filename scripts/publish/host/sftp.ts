import { createHash } from 'node:crypto'
import { posix } from 'node:path'

import ssh2, { type FileEntry, type SFTPWrapper } from 'ssh2'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import {
  maxRemoteFiles,
  maxSilence,
  UnexpectedAnswer,
  Untrusted,
  type RemoteFile,
  type Remote,
} from './remote.ts'

/** In bytes: as much as goes into one message of SFTP. */
const pieceBytes = 32_768
/** This many messages are sent before the first is answered. */
const ahead = 16

const status = { missing: 2, failure: 4 }

/** The bits of a POSIX mode that tell the type of a file: here folders and links. */
const typeBits = 0o170000
const folderTypes = new Set([0o040000, 0o120000])

/** Signs in by SFTP. Rejects with what ssh2 throws, with `Untrusted`, and where the signal is aborted. */
export async function openSftp(
  settings: HostSettings,
  secret: string,
  signal: AbortSignal,
): Promise<Remote> {
  const client = new ssh2.Client()
  const onAbort = () => client.destroy()
  signal.addEventListener('abort', onAbort)
  const close = () => {
    signal.removeEventListener('abort', onAbort)
    client.end()
  }
  // ssh2 leaves pending calls without an answer when the connection breaks: this rejects them.
  let onBroken: (error: Error) => void = () => {}
  const broken = new Promise<never>((_, fail) => {
    onBroken = fail
  })
  broken.catch(() => {})
  try {
    signal.throwIfAborted()
    await connect(client, settings, secret)
    // Small messages would else be held back (Nagle's algorithm).
    client.setNoDelay(true)
    client.on('error', onBroken)
    client.on('close', () => onBroken(cutOff()))
    const sftp = await new Promise<SFTPWrapper>((done, fail) => {
      client.sftp((error, opened) => (error ? fail(error) : done(opened)))
    })
    return remoteOf(sftp, (work) => Promise.race([work, broken]), settings.server, close)
  } catch (error) {
    close()
    throw error
  }
}

const cutOff = () => Object.assign(new Error('The connection was closed.'), { code: 7 })

/** Rejects with `Untrusted` for an unknown key, before the password is sent. */
function connect(
  client: ssh2.Client,
  { server, port, user, trusted }: HostSettings,
  secret: string,
): Promise<void> {
  return new Promise((done, fail) => {
    let untrusted: Untrusted | undefined
    client.on('ready', done)
    client.on('error', (error) => fail(untrusted ?? error))
    client.on('close', () => fail(untrusted ?? cutOff()))
    // Many hosts ask for the password by keyboard-interactive.
    client.on('keyboard-interactive', (_name, _text, _lang, prompts, finish) =>
      finish(prompts.map(() => secret)),
    )
    client.connect({
      host: server,
      port: port ?? 22,
      username: user,
      password: secret,
      tryKeyboard: true,
      readyTimeout: maxSilence,
      keepaliveInterval: maxSilence / 3,
      keepaliveCountMax: 3,
      hostVerifier: (key: Buffer) => {
        const fingerprint = fingerprintOf(key)
        if (fingerprint === trusted) return true
        const isChanged = trusted !== undefined
        untrusted = new Untrusted({ kind: 'unknown-key', server, fingerprint, isChanged })
        return false
      },
    })
  })
}

/** The fingerprint in the form in which OpenSSH shows it. */
const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

type Callback<Value> = (error: Error | null | undefined, value: Value) => void
/** Makes a promise of a request of ssh2. */
type Call = <Value>(ask: (done: Callback<Value>) => void) => Promise<Value>

function remoteOf(
  sftp: SFTPWrapper,
  unlessBroken: <Value>(work: Promise<Value>) => Promise<Value>,
  server: string,
  close: () => void,
): Remote {
  const call: Call = (ask) =>
    unlessBroken(
      new Promise((done, fail) => {
        ask((error, value) => (error ? fail(error) : done(value)))
      }),
    )

  async function within<Value>(
    open: (done: Callback<Buffer>) => void,
    work: (handle: Buffer) => Promise<Value>,
  ): Promise<Value> {
    const handle = await call(open)
    try {
      return await work(handle)
    } finally {
      await call<void>((done) => sftp.close(handle, done)).catch(() => {})
    }
  }

  return {
    close,
    list: (folder) =>
      unlessMissing(
        within(
          (done) => sftp.opendir(atHome(folder), done),
          async (handle) => {
            const found = await filesOf(sftp, call, handle)
            if (found === undefined)
              throw new UnexpectedAnswer(
                `${server} lists files of ${folder} without end.`,
              )
            return found
          },
        ),
      ),
    read: (file, maxBytes) =>
      unlessMissing(
        within(
          (done) => sftp.open(atHome(file), 'r', done),
          async (handle) => {
            const bytes = await bytesOf(sftp, call, handle, maxBytes)
            if (bytes === undefined) throw new UnexpectedAnswer(`${file} has no end.`)
            return bytes
          },
        ),
      ),
    write: (file, bytes, start, onSent) =>
      within(
        (done) => sftp.open(atHome(file), start > 0 ? 'r+' : 'w', done),
        (handle) => writeFrom(start, sftp, call, handle, bytes, onSent),
      ),
    async rename(from, to) {
      try {
        await call<void>((done) =>
          sftp.ext_openssh_rename(atHome(from), atHome(to), done),
        )
        return true
      } catch {
        // Only OpenSSH knows this request.
      }
      try {
        await call<void>((done) => sftp.rename(atHome(from), atHome(to), done))
        return true
      } catch (error) {
        if (isStatus(error)) return false
        throw error
      }
    },
    remove: async (file) => {
      await unlessMissing(call<void>((done) => sftp.unlink(atHome(file), done)))
    },
    makeFolder: (folder) =>
      call<void>((done) => sftp.mkdir(atHome(folder), done)).catch((error: unknown) => {
        // A failure means that the folder is there.
        if (!isStatus(error, status.failure)) throw error
      }),
  }
}

/** What an open folder holds. Undefined where that has no end. */
async function filesOf(
  sftp: SFTPWrapper,
  call: Call,
  handle: Buffer,
): Promise<RemoteFile[] | undefined> {
  const found: FileEntry[] = []
  for (let round = 0; round <= maxRemoteFiles; round += 1) {
    const some = await call<FileEntry[] | false>((done) =>
      sftp.readdir(handle, (error, list) =>
        isEnd(error) ? done(undefined, false) : done(error, list),
      ),
    )
    if (some === false)
      return found
        .filter(({ filename }) => filename !== '.' && filename !== '..')
        .map(({ filename, attrs }) => ({
          name: filename,
          size: attrs.size,
          // A host's public folder is often a link.
          isFolder: folderTypes.has(attrs.mode & typeBits),
          changed: String(attrs.mtime),
        }))
    found.push(...some)
    if (found.length > maxRemoteFiles) return undefined
  }
  return undefined
}

/** All bytes of an open file. Undefined where it has more than `maxBytes`. */
async function bytesOf(
  sftp: SFTPWrapper,
  call: Call,
  handle: Buffer,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for (;;) {
    const piece = Buffer.alloc(pieceBytes)
    const read = await call<number>((done) =>
      sftp.read(handle, piece, 0, pieceBytes, length, (error, bytes) =>
        isEnd(error) ? done(undefined, 0) : done(error, bytes),
      ),
    )
    if (read === 0) return Buffer.concat(chunks)
    length += read
    if (length > maxBytes) return undefined
    chunks.push(piece.subarray(0, read))
  }
}

/** Writes the bytes from `start` on: the open file has those before. */
async function writeFrom(
  start: number,
  sftp: SFTPWrapper,
  call: Call,
  handle: Buffer,
  bytes: Uint8Array,
  onSent: (sent: number) => void,
): Promise<void> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  // The last messages before a break may have arrived out of order: they are sent again.
  let next = Math.max(0, start - ahead * pieceBytes)
  let sent = next
  const sender = async () => {
    while (next < buffer.length) {
      const from = next
      const length = Math.min(pieceBytes, buffer.length - from)
      next += length
      await call<void>((done) => sftp.write(handle, buffer, from, length, from, done))
      sent += length
      onSent(sent)
    }
  }
  await Promise.all(Array.from({ length: ahead }, sender))
}

/** Relative paths begin at the user's home. */
const atHome = (path: string) => (path === '' ? '.' : posix.normalize(path))

function isStatus(error: unknown, code?: number): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return code === undefined
    ? typeof error.code === 'number' && error.code < 6
    : error.code === code
}

const isEnd = (error: unknown) => isStatus(error, 1)

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (isStatus(error, status.missing)) return undefined
    throw error
  }
}
