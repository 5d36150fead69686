import { isIP } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'

import { Client, FTPError, parseList, type FileInfo } from 'basic-ftp'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { FailureError } from '../remoteFailure.ts'
import {
  isMissing,
  responseTimeoutMs,
  undefinedIf,
  Untrusted,
  type ListedFile,
  type OpenSession,
  type Session,
} from './remote.ts'

/** Every data connection must present the certificate of the control connection before any data is sent. */
class WatchedClient extends Client {
  constructor() {
    super(responseTimeoutMs)
    this.parseList = parseLines
    const prepareTransfer = this.prepareTransfer
    this.prepareTransfer = async (ftp) => {
      const response = await prepareTransfer(ftp)
      const { dataSocket, socket } = ftp
      if (dataSocket instanceof TLSSocket && socket instanceof TLSSocket)
        dataSocket.prependOnceListener('secureConnect', () => {
          const message = 'The data connection shows another certificate.'
          // A resumed TLS session proves that it is the same server and presents no certificate.
          const isDifferent = certificateOf(dataSocket) !== certificateOf(socket)
          if (isDifferent && !dataSocket.isSessionReused())
            dataSocket.destroy(new FailureError('untrusted', message))
        })
      return response
    }
  }
}
const certificateOf = (socket: TLSSocket) => socket.getPeerCertificate().fingerprint256

/** Reads every line separately and skips lines that basic-ftp cannot parse or that have an invalid time. */
const parseLines = (text: string): FileInfo[] =>
  text.split(/\r?\n/).flatMap((line) => {
    try {
      return parseList(line)
    } catch {
      return []
    }
  })

/** Signs in by FTP or FTPS. Rejects with basic-ftp's errors or `FailureError`; before the password, with `Untrusted`. */
export const openFtp: OpenSession = async (settings, password, signal) => {
  const client = new WatchedClient()
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => client.close())
    await connect(client, settings)
    await client.login(settings.user, password)
    await client.useDefaultSettings()
    return sessionOf(client, await client.pwd())
  } catch (error) {
    client.close()
    throw error
  }
}

async function connect(client: Client, settings: HostSettings): Promise<void> {
  const { protocol, server, port } = settings
  // TLS allows no IP address as a server name.
  const serverName = isIP(server) === 0 ? { servername: server } : {}
  // Accepts any certificate here. It is checked before the password is sent.
  const tls = { host: server, ...serverName, rejectUnauthorized: false }
  if (protocol === 'ftps-implicit')
    await client.connectImplicitTLS(server, port ?? 990, tls)
  else await client.connect(server, port ?? 21)
  if (protocol === 'ftps')
    try {
      await client.useTLS(tls)
    } catch (error) {
      // Some servers without TLS respond that sign-in is required first.
      if (!(error instanceof FTPError)) throw error
      throw new FailureError('server', error.message)
    }
  const { socket } = client.ftp
  if (socket instanceof TLSSocket) rejectUntrusted(socket, settings)
  else if (protocol !== 'ftp') throw new Error('Failed to begin TLS.')
}

/** Trusts a certificate if it is valid for the server's name, as after a renewal, or if the owner has trusted it. */
function rejectUntrusted(socket: TLSSocket, { server, trusted }: HostSettings): void {
  const { fingerprint256, subject, issuer, valid_to } = socket.getPeerCertificate()
  if (socket.authorized || trusted === fingerprint256) return
  throw new Untrusted({
    kind: 'unknown-certificate',
    server,
    fingerprint: fingerprint256,
    isChanged: trusted !== undefined,
    detail: [socket.authorizationError, subject.CN, issuer.CN, valid_to].join(', '),
  })
}

function sessionOf(client: Client, home: string): Session {
  async function read(file: string): Promise<Buffer> {
    const sink = new PassThrough()
    const [bytes] = await Promise.all([buffer(sink), client.downloadTo(sink, file)])
    return bytes
  }
  return {
    home,
    close: () => client.close(),
    async list(folder) {
      // Many servers return an empty list for a missing folder.
      const response = await undefinedIf(isMissing, client.cd(folder))
      return response && (await client.list()).map(entryOf)
    },
    async stat(file) {
      try {
        const size = await client.size(file)
        return { size, time: timeOf(await undefinedIf(isMissing, client.lastMod(file))) }
      } catch (error) {
        // Not every server supports SIZE, and some respond with 550 for other reasons. But ProFTPD closes the connection
        // if a missing file is read.
        if (!isMissing(error) || /no such|not found|not exist/i.test(String(error)))
          throw error
        return { size: (await read(file)).length }
      }
    },
    read,
    write: (file, bytes) => client.uploadFrom(Readable.from(chunksOf(bytes)), file),
    setMode: (path, mode) => client.send(`SITE CHMOD ${mode.toString(8)} ${path}`),
    rename: (from, to) => client.rename(from, to),
    remove: (file) => client.remove(file),
    removeFolder: (folder) => client.removeEmptyDir(folder),
    makeFolder: (folder) => client.send(`MKD ${folder}`),
  }
}

/** Splits a file, because a large one would have to be sent within the socket's timeout. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536)
    yield bytes.subarray(from, from + 65_536)
}

function entryOf({ name, size, type, modifiedAt, permissions }: FileInfo): ListedFile {
  const { user = 0, group = 0, world = 0 } = permissions ?? {}
  return {
    name,
    size,
    type: fileTypes[type],
    time: timeOf(modifiedAt),
    mode: permissions && user * 64 + group * 8 + world,
  }
}

/** The types in the order of basic-ftp's `FileType`. The first is unknown. */
const fileTypes = ['file', 'file', 'folder', 'link'] as const

/** Some servers report impossible times. */
const timeOf = (date?: Date): number | undefined => date?.getTime() || undefined
