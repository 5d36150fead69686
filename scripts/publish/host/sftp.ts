import { createHash } from 'node:crypto'

import ssh2, { type FileEntry, type SFTPWrapper, type Stats } from 'ssh2'

import { causeOf, FailureError } from '../remoteFailure.ts'
import {
  isMissing,
  responseTimeoutMs,
  undefinedIf,
  Untrusted,
  type ListedFile,
  type OpenSession,
} from './remote.ts'

type Callback<Value> = (error: Error | null | undefined, value: Value) => void

/** Signs in. Rejects with ssh2's error or `FailureError`; before it sends the password, with `Untrusted`. */
export const openSftp: OpenSession = async (settings, password, signal) => {
  const { server, port = 22, user, trusted: trustedFingerprint } = settings
  const client = new ssh2.Client()
  // ssh2 never settles some calls if the connection breaks. This rejects them with SSH_FX_CONNECTION_LOST (7).
  const closed = new Promise<never>((_, reject) => {
    client.on('close', () =>
      reject(Object.assign(new Error('The connection was closed.'), { code: 7 })),
    )
  })
  // Keeps the first error: after a lost connection, ssh2 also reports that there is no SFTP.
  const whileConnected = <Value>(work: Promise<Value>) => Promise.race([work, closed])
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => client.destroy())
    const sftpSession = new Promise<SFTPWrapper>((resolve, reject) => {
      const fail = (failure: FailureError) => {
        reject(failure)
        client.end()
      }
      client.on('error', reject)
      client.on('ready', () => {
        // Turns off Nagle's algorithm, which delays small messages.
        client.setNoDelay(true)
        client.sftp((error, session) => (error ? reject(error) : resolve(session)))
      })
      client.connect({
        host: server,
        port,
        username: user,
        readyTimeout: responseTimeoutMs,
        keepaliveInterval: responseTimeoutMs / 3,
        keepaliveCountMax: 3,
        authHandler: signIn(user, password, fail),
        hostVerifier: (key: Buffer) => {
          const fingerprint = fingerprintOf(key)
          if (fingerprint === trustedFingerprint) return true
          const isChanged = trustedFingerprint !== undefined
          fail(new Untrusted({ kind: 'unknown-key', server, fingerprint, isChanged }))
          return false
        },
      })
    })
    const sftp = await whileConnected(sftpSession)
    sftp.on('close', () => client.destroy())
    /** Runs a request. Rejects if the connection breaks, which ssh2 may not report. */
    const call = <Value>(request: (callback: Callback<Value>) => void) =>
      whileConnected(
        new Promise<Value>((resolve, reject) => {
          request((error, value) => (error ? reject(error) : resolve(value)))
        }),
      )
    return {
      home: await call<string>((callback) => sftp.realpath('.', callback)),
      close: () => void client.end(),
      async list(folder) {
        const listing = call<FileEntry[]>((callback) => sftp.readdir(folder, callback))
        return (await undefinedIf(isMissing, listing))?.map(entryOf)
      },
      async stat(file) {
        const { size, mtime } = await call<Stats>((callback) => sftp.stat(file, callback))
        return { size, time: mtime * 1000 }
      },
      read: (file) => call<Buffer>((callback) => sftp.readFile(file, callback)),
      write: (file, bytes) =>
        call<void>((callback) => sftp.writeFile(file, bytes, callback)),
      setMode: (path, mode) => call<void>((callback) => sftp.chmod(path, mode, callback)),
      async rename(from, to) {
        try {
          await call<void>((callback) => sftp.ext_openssh_rename(from, to, callback))
        } catch (error) {
          // Only OpenSSH and a few others support this request.
          if (!causeOf(error).message.includes('does not support')) throw error
          await call<void>((callback) => sftp.rename(from, to, callback))
        }
      },
      remove: (file) => call<void>((callback) => sftp.unlink(file, callback)),
      removeFolder: (folder) => call<void>((callback) => sftp.rmdir(folder, callback)),
      makeFolder: (folder) => call<void>((callback) => sftp.mkdir(folder, callback)),
    }
  } catch (error) {
    client.end()
    throw error
  }
}

/** The fingerprint in OpenSSH's format. */
const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/** Sends the password once, if the server asks for it. Answers no other prompts. */
function signIn(
  username: string,
  password: string,
  fail: (failure: FailureError) => void,
): ssh2.AuthHandlerMiddleware {
  const rejectSecondFactor = (message: string) =>
    fail(new FailureError('second-factor', message))
  let hasSentPassword = false
  const prompt: ssh2.KeyboardInteractiveAuthMethod['prompt'] = (...args) => {
    const [, , , prompts, finish] = args
    const questions = prompts.map(({ prompt: question }) => question)
    const asksForPassword =
      questions.length === 1 &&
      !hasSentPassword &&
      /passwor[dt]|passwd|senha|contrase|mot de passe|kennwort/i.test(questions.join())
    if (questions.length > 0 && !asksForPassword)
      return rejectSecondFactor(`The server asks for: ${questions.join(' ')}`)
    hasSentPassword ||= asksForPassword
    finish(questions.map(() => password))
  }
  const untriedMethods = new Set(['password', 'keyboard-interactive'] as const)
  // ssh2 passes null before the first try, which asks for the accepted methods.
  return (accepted: string[] | null, isPartial, next) => {
    const type = [...untriedMethods].find((name) => accepted?.includes(name))
    if (type !== undefined) untriedMethods.delete(type)
    if (accepted === null) next('none')
    else if (type === 'password') next({ type, username, password })
    else if (type) next({ type, username, prompt })
    // The server requires another step after the password, or accepts neither method.
    else if (isPartial || untriedMethods.size === 2)
      rejectSecondFactor(`The server accepts sign-in only with: ${accepted.join(', ')}`)
    // ssh2's types lack false, which ends sign-in with ssh2's own error.
    else next(false as never)
  }
}

/** File types by the upper four bits of the POSIX mode. All others count as files. */
const fileTypes: Record<number, ListedFile['type']> = { 0o04: 'folder', 0o12: 'link' }

const entryOf = ({ filename, attrs: { size, mtime, mode } }: FileEntry): ListedFile => ({
  name: filename,
  size,
  type: fileTypes[mode >> 12] ?? 'file',
  time: mtime * 1000,
  mode: mode & 0o777,
})
