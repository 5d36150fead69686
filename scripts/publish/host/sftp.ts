import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import ssh2, { type FileEntry, type SFTPWrapper } from 'ssh2'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { causeOf, KnownFailure } from '../remoteFailure.ts'
import {
  isRefusal,
  maxRemoteFiles,
  maxSilence,
  pieces,
  tooLarge,
  tooManyFiles,
  Untrusted,
  type Listed,
  type Remote,
} from './remote.ts'

/** Signs in by SFTP. Rejects with what ssh2 throws, `Untrusted` or `KnownFailure`. */
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
  try {
    signal.throwIfAborted()
    await connect(client, settings, secret)
    // Small messages would else be held back (Nagle's algorithm).
    client.setNoDelay(true)
    const sftp = await new Promise<SFTPWrapper>((done, fail) => {
      client.once('close', () => fail(cutOff()))
      client.sftp((error, opened) => (error ? fail(error) : done(opened)))
    })
    return await remoteOf(client, sftp, close)
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
  password: string,
): Promise<void> {
  return new Promise((done, fail) => {
    let refusal: KnownFailure | undefined
    client.on('ready', done)
    client.on('error', (error) => fail(refusal ?? error))
    client.on('close', () => fail(refusal ?? cutOff()))
    const needsMore = (message: string) => {
      refusal = new KnownFailure({ code: 'second-factor' }, message)
      client.end()
    }
    const untried = new Set(['password', 'keyboard-interactive'] as const)
    client.connect({
      host: server,
      port: port ?? 22,
      username: user,
      readyTimeout: maxSilence,
      keepaliveInterval: maxSilence / 3,
      keepaliveCountMax: 3,
      // ssh2 gives null before the first try, which asks what the server takes.
      authHandler: (taken: string[] | null, isPartial: boolean | null, next) => {
        if (taken === null) {
          next('none')
          return
        }
        const type = [...untried].find((name) => taken.includes(name))
        if (type !== undefined) untried.delete(type)
        if (type === 'password') next({ type, username: user, password })
        else if (type) next({ type, username: user, prompt: answer })
        else if (isPartial || untried.size === 2)
          needsMore(`The server takes a sign-in by: ${taken.join(', ')}`)
        // ssh2's types lack false, by which it ends with its own error.
        else next(false as never)
      },
      hostVerifier: (key: Buffer) => {
        const fingerprint = fingerprintOf(key)
        if (fingerprint === trusted) return true
        const isChanged = trusted !== undefined
        refusal = new Untrusted({ kind: 'unknown-key', server, fingerprint, isChanged })
        return false
      },
    })

    /** Many hosts ask for the password in this way. No other prompt is answered: the password is typed where it is asked for, once. */
    let isAnswered = false
    function answer(
      _name: string,
      _text: string,
      _lang: string,
      prompts: { prompt: string; echo?: boolean }[],
      finish: (answers: string[]) => void,
    ): void {
      const [first, ...others] = prompts
      if (!first) finish([])
      else if (
        others.length === 0 &&
        !isAnswered &&
        first.echo !== true &&
        /passwor[dt]|passwd|senha|contrase|mot de passe|kennwort/i.test(first.prompt)
      ) {
        isAnswered = true
        finish([password])
      } else
        needsMore(`The server asks for: ${prompts.map(({ prompt }) => prompt).join(' ')}`)
    }
  })
}

/** The fingerprint in the form in which OpenSSH shows it. */
const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

type Callback<Value> = (error: Error | null | undefined, value: Value) => void

async function remoteOf(
  client: ssh2.Client,
  sftp: SFTPWrapper,
  close: () => void,
): Promise<Remote> {
  let isClosed = false
  // ssh2 leaves pending calls without an answer when the connection breaks: this rejects them.
  const broken = new Promise<never>((_, fail) => {
    const onEnd = (error?: Error) => {
      isClosed = true
      fail(error ?? cutOff())
    }
    client.on('error', onEnd)
    client.on('close', () => onEnd())
    sftp.on('close', () => onEnd())
  })
  broken.catch(() => {})
  /** Makes a promise of a request. */
  const call = <Value>(ask: (done: Callback<Value>) => void): Promise<Value> =>
    Promise.race([
      broken,
      new Promise<Value>((done, fail) => {
        ask((error, value) => (error ? fail(error) : done(value)))
      }),
    ])
  const status = (file: string) =>
    unlessMissing(call<ssh2.Stats>((done) => sftp.stat(file, done)))

  return {
    home: await call<string>((done) => sftp.realpath('.', done)),
    close,
    isClosed: () => isClosed,
    async list(folder) {
      const found = await unlessMissing(
        call<FileEntry[]>((done) => sftp.readdir(folder, done)),
      )
      if (found && found.length > maxRemoteFiles) throw tooManyFiles(folder)
      return found?.map(listed)
    },
    async stat(file) {
      const stats = await status(file)
      return stats && { size: stats.size, time: stats.mtime * 1000 }
    },
    async read(file, maxBytes) {
      const stats = await status(file)
      if (stats && stats.size > maxBytes) throw tooLarge(file)
      return stats && unlessMissing(call<Buffer>((done) => sftp.readFile(file, done)))
    },
    async write(file, bytes, onSent) {
      // ssh2 sets this mode after it has opened the file, whatever the server's umask is.
      const taker = sftp.createWriteStream(file, { mode: 0o644 })
      await Promise.race([broken, pipeline(Readable.from(pieces(bytes, onSent)), taker)])
    },
    setMode: (path, mode) =>
      call<void>((done) => sftp.chmod(path, mode, done)).catch((error: unknown) => {
        if (!isRefusal(error)) throw error
      }),
    async rename(from, to) {
      try {
        await call<void>((done) => sftp.ext_openssh_rename(from, to, done))
      } catch (error) {
        if (causeOf(error).code !== '') throw error
        // Only OpenSSH knows this request, and ssh2 throws elsewhere.
        await call<void>((done) => sftp.rename(from, to, done))
      }
    },
    remove: async (file) => {
      await unlessMissing(call<void>((done) => sftp.unlink(file, done)))
    },
    removeFolder: (folder) => call<void>((done) => sftp.rmdir(folder, done)),
    async makeFolder(folder) {
      try {
        await call<void>((done) => sftp.mkdir(folder, { mode: 0o755 }, done))
      } catch (error) {
        // It may be there already.
        if (!(await status(folder))) throw error
      }
    },
  }
}

/** The bits of a POSIX mode that tell the type of a file. */
const typeBits = 0o170000

function listed({ filename, attrs: { size, mtime, mode } }: FileEntry): Listed {
  const types: Record<number, Listed['type']> = { 0o040000: 'folder', 0o120000: 'link' }
  const type = types[mode & typeBits] ?? 'file'
  return { name: filename, size, type, time: mtime * 1000, mode: mode & 0o777 }
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (causeOf(error).code === '2') return undefined
    throw error
  }
}
