import { isIP } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { TLSSocket, type PeerCertificate } from 'node:tls'

import { Client, FileType, FTPError, parseList, type FileInfo } from 'basic-ftp'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { KnownFailure } from '../remoteFailure.ts'
import {
  maxRemoteFiles,
  maxSilence,
  pieces,
  tooLarge,
  tooManyFiles,
  Untrusted,
  type Listed,
  type Remote,
} from './remote.ts'

/** In bytes: some 20,000 lines. */
const maxListingBytes = 4_000_000

/** Each data connection must show the certificate of the control connection before a byte goes through it. */
class WatchedClient extends Client {
  constructor() {
    super(maxSilence, { maxListingBytes })
    this.parseList = parseLines
    const open = this.prepareTransfer
    this.prepareTransfer = async (ftp) => {
      const response = await open(ftp)
      const { dataSocket, socket } = ftp
      if (dataSocket instanceof TLSSocket && socket instanceof TLSSocket) {
        const { fingerprint256 } = socket.getPeerCertificate()
        dataSocket.prependOnceListener('secureConnect', () => {
          // A resumed TLS session proves that it is the same server, and shows no certificate.
          if (dataSocket.isSessionReused()) return
          if (dataSocket.getPeerCertificate().fingerprint256 === fingerprint256) return
          const message = 'The data connection shows another certificate.'
          dataSocket.destroy(new KnownFailure({ code: 'untrusted' }, message))
        })
      }
      return response
    }
  }
}

/** Reads each line by itself: one that basic-ftp cannot read is left out, or taken without its time. */
const parseLines = (text: string): FileInfo[] =>
  text.split(/\r?\n/).flatMap((line) => {
    for (const tried of [line, line.replace(/modify=[^;]*;/i, '')])
      try {
        return parseList(tried)
      } catch {
        // An impossible date, or an unknown form.
      }
    return []
  })

/** Signs in by FTP or FTPS. Rejects with what basic-ftp throws, `Untrusted` or `KnownFailure`. */
export async function openFtp(
  settings: HostSettings,
  secret: string,
  signal: AbortSignal,
): Promise<Remote> {
  const { protocol, user } = settings
  const client = new WatchedClient()
  const onAbort = () => client.close()
  signal.addEventListener('abort', onAbort)
  const close = () => {
    signal.removeEventListener('abort', onAbort)
    client.close()
  }
  try {
    signal.throwIfAborted()
    await connect(client, settings)
    if (protocol !== 'ftp') refuseUntrusted(client, settings)
    await client.login(user, secret)
    await client.useDefaultSettings()
    return remoteOf(client, await client.pwd(), close)
  } catch (error) {
    close()
    throw error
  }
}

/** Accepts any certificate: `refuseUntrusted` looks at it before the password is sent. */
async function connect(client: Client, settings: HostSettings): Promise<void> {
  const { protocol, server, port } = settings
  // TLS allows no IP address as a server name.
  const name = isIP(server) === 0 ? { servername: server } : {}
  const named = { host: server, ...name, rejectUnauthorized: false }
  if (protocol === 'ftps-implicit') {
    await client.connectImplicitTLS(server, port ?? 990, named)
    return
  }
  await client.connect(server, port ?? 21)
  if (protocol !== 'ftps') return
  try {
    await client.useTLS(named)
  } catch (error) {
    // Some servers without TLS answer that one has to sign in first.
    if (!(error instanceof FTPError)) throw error
    throw new KnownFailure({ code: 'encryption', isNeeded: false }, error.message)
  }
}

/**
 * Throws `Untrusted`, unless the certificate is valid and has the server's name, so that a renewed one is trusted too,
 * or the owner has trusted it.
 */
function refuseUntrusted(client: Client, { server, trusted }: HostSettings): void {
  const { socket } = client.ftp
  if (!(socket instanceof TLSSocket)) throw new Error('Failed to begin TLS.')
  if (socket.authorized) return
  const { fingerprint256, subject, issuer, valid_from, valid_to } =
    socket.getPeerCertificate()
  if (trusted === fingerprint256) return
  throw new Untrusted({
    kind: 'unknown-certificate',
    server,
    fingerprint: fingerprint256,
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    validFrom: dayOf(valid_from),
    validTo: dayOf(valid_to),
    reason: String(socket.authorizationError),
    isChanged: trusted !== undefined,
  })
}

const nameOf = ({ CN, O }: PeerCertificate['subject']) =>
  [CN, O].flat().filter(Boolean).join(', ').slice(0, 200)

/** As an ISO date; "" if the certificate holds no valid one. */
function dayOf(text: string): string {
  const day = new Date(text)
  return Number.isNaN(day.getTime()) ? '' : day.toISOString()
}

function remoteOf(client: Client, home: string, close: () => void): Remote {
  let canSetMode = true
  const remote: Remote = {
    home,
    close,
    isClosed: () => client.closed,
    async list(folder) {
      // Many servers list a folder that is not there as an empty one.
      if ((await unlessMissing(client.cd(folder))) === undefined) return undefined
      const found = await client.list()
      if (found.length > maxRemoteFiles) throw tooManyFiles(folder)
      return found.map(listed)
    },
    async stat(file) {
      let size: number
      try {
        size = await client.size(file)
      } catch (error) {
        if (!(error instanceof FTPError)) throw error
        // Reading a missing file would make ProFTPD break the data connection.
        if (/no such|not found|not exist/i.test(error.message)) return undefined
        // Not every server knows SIZE, and some answer 550 for other causes.
        const bytes = await remote.read(file, maxListingBytes)
        return bytes && { size: bytes.length }
      }
      const time = await client.lastMod(file).catch((error: unknown) => {
        if (!(error instanceof FTPError)) throw error
      })
      return { size, time: timeOf(time) }
    },
    async read(file, maxBytes) {
      const chunks: Buffer[] = []
      let length = 0
      const taker = new Writable({
        write(chunk: Buffer, _, done) {
          length += chunk.length
          chunks.push(chunk)
          done(length > maxBytes ? tooLarge(file) : null)
        },
      })
      const read = await unlessMissing(client.downloadTo(taker, file))
      return read && Buffer.concat(chunks)
    },
    async write(file, bytes, onSent) {
      await client.uploadFrom(Readable.from(pieces(bytes, onSent)), file)
    },
    async setMode(path, mode) {
      if (!canSetMode) return
      const command = `SITE CHMOD ${mode.toString(8)} ${path}`
      const { code } = await client.sendIgnoringError(command)
      // The server does not know it.
      canSetMode = code < 500 || code === 550
    },
    async rename(from, to) {
      await client.rename(from, to)
    },
    async remove(file) {
      await unlessMissing(client.remove(file))
    },
    async removeFolder(folder) {
      await client.removeEmptyDir(folder)
    },
    async makeFolder(folder) {
      const { code, message } = await client.sendIgnoringError(`MKD ${folder}`)
      // It may be there already.
      if (code >= 400 && (await unlessMissing(client.cd(folder))) === undefined)
        throw new FTPError({ code, message })
    },
  }
  return remote
}

function listed({ name, size, type, modifiedAt, permissions }: FileInfo): Listed {
  const types = {
    [FileType.Directory]: 'folder',
    [FileType.SymbolicLink]: 'link',
  } as const
  const { user, group, world } = permissions ?? {}
  const mode =
    user === undefined || group === undefined || world === undefined
      ? undefined
      : user * 64 + group * 8 + world
  const kind =
    type === FileType.Directory || type === FileType.SymbolicLink ? types[type] : 'file'
  return { name, size, type: kind, time: timeOf(modifiedAt), mode }
}

/** Servers write impossible dates. */
function timeOf(date: Date | void): number | undefined {
  const time = date?.getTime()
  return Number.isNaN(time) ? undefined : time
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FTPError && (error.code === 550 || error.code === 553))
      return undefined
    throw error
  }
}
