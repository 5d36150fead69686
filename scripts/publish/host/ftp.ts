import { isIP } from 'node:net'
import { posix } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { TLSSocket, type PeerCertificate } from 'node:tls'

import { Client, FileType, FTPError } from 'basic-ftp'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import {
  maxRemoteFiles,
  maxSilence,
  NoEncryption,
  UnexpectedAnswer,
  Untrusted,
  type Remote,
} from './remote.ts'

/** In bytes: some 20,000 lines. */
const maxListingBytes = 4_000_000

/** Signs in by FTP or FTPS. Rejects with what basic-ftp throws, `Untrusted` or `NoEncryption`. */
export async function openFtp(
  settings: HostSettings,
  secret: string,
  signal: AbortSignal,
): Promise<Remote> {
  const { protocol, server, user } = settings
  const client = new Client(maxSilence, { maxListingBytes })
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
    const home = await client.pwd()
    return remoteOf(client, (path) => posix.join(home, path), server, close)
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
    throw error instanceof FTPError ? new NoEncryption(error.message) : error
  }
}

/** Throws `Untrusted`, unless an authority vouches for the certificate under the server's name or the owner has trusted it. */
function refuseUntrusted(client: Client, { server, trusted }: HostSettings): void {
  const { socket } = client.ftp
  if (!(socket instanceof TLSSocket)) throw new Error('Failed to begin TLS.')
  if (socket.authorized) {
    client.ftp.tlsOptions = { ...client.ftp.tlsOptions, rejectUnauthorized: true }
    return
  }
  const { fingerprint256, subject, issuer, valid_from, valid_to } =
    socket.getPeerCertificate()
  if (trusted === fingerprint256) {
    watchDataConnections(client, fingerprint256)
    return
  }
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

/** Each data connection must show the same certificate before a byte goes through it. */
function watchDataConnections(client: Client, fingerprint: string): void {
  const { prepareTransfer } = client
  client.prepareTransfer = async (ftp) => {
    const response = await prepareTransfer(ftp)
    const data = ftp.dataSocket
    if (data instanceof TLSSocket)
      data.prependOnceListener('secureConnect', () => {
        // A resumed TLS session proves that it is the same server, and shows no certificate.
        if (data.isSessionReused()) return
        if (data.getPeerCertificate().fingerprint256 === fingerprint) return
        data.destroy(new UnexpectedAnswer('Another certificate for the data connection.'))
      })
    return response
  }
}

const nameOf = ({ CN, O }: PeerCertificate['subject']) =>
  [CN, O].flat().filter(Boolean).join(', ').slice(0, 200)

/** As an ISO date; "" where the certificate holds no valid one. */
function dayOf(text: string): string {
  const day = new Date(text)
  return Number.isNaN(day.getTime()) ? '' : day.toISOString()
}

/**
 * The day of a time as "ls" lists it: "Nov 28 14:35" becomes "Nov 28 2026". After half a year it would be listed so, and
 * compared with what was noted earlier, it would seem that somebody had changed the file. Other forms stay.
 */
export function listedDay(listed: string, now = Date.now()): string {
  const [, day] = /^([A-Z][a-z]{2} +\d{1,2}) +\d{1,2}:\d{2}$/.exec(listed) ?? []
  if (day === undefined) return listed.replaceAll(/ +/g, ' ')
  const year = new Date(now).getUTCFullYear()
  // The host's clock may be a day ahead.
  const isAhead = Date.parse(`${day} ${year} UTC`) > now + 24 * 60 * 60 * 1000
  return `${day} ${isAhead ? year - 1 : year}`.replaceAll(/ +/g, ' ')
}

function remoteOf(
  client: Client,
  at: (path: string) => string,
  server: string,
  close: () => void,
): Remote {
  return {
    close,
    async list(folder) {
      const found = await unlessMissing(client.list(at(folder)))
      if (found && found.length > maxRemoteFiles)
        throw new UnexpectedAnswer(
          `${server} lists more than ${maxRemoteFiles} files in ${folder}.`,
        )
      return found?.map(({ name, size, type, rawModifiedAt }) => ({
        name,
        size,
        // A host's public folder is often a link.
        isFolder: type === FileType.Directory || type === FileType.SymbolicLink,
        changed: listedDay(rawModifiedAt),
      }))
    },
    async read(file, maxBytes) {
      const chunks: Buffer[] = []
      let length = 0
      const taker = new Writable({
        write(chunk: Buffer, _, done) {
          length += chunk.length
          chunks.push(chunk)
          done(length > maxBytes ? new UnexpectedAnswer(`${file} has no end.`) : null)
        },
      })
      const read = await unlessMissing(client.downloadTo(taker, at(file)))
      return read && Buffer.concat(chunks)
    },
    async write(file, bytes, start, onSent) {
      const source = Readable.from(pieces(bytes, start, onSent))
      if (start > 0) await client.appendFrom(source, at(file))
      else await client.uploadFrom(source, at(file))
    },
    async rename(from, to) {
      try {
        await client.rename(at(from), at(to))
        return true
      } catch (error) {
        if (error instanceof FTPError) return false
        throw error
      }
    },
    remove: async (file) => {
      await client.remove(at(file), true)
    },
    makeFolder: async (folder) => {
      // Fails where the folder is there already.
      await client.sendIgnoringError(`MKD ${at(folder)}`)
    },
  }
}

/** Counts the upload: the stream takes the next piece only when the one before was sent. */
function* pieces(
  bytes: Uint8Array,
  start: number,
  onSent: (bytes: number) => void,
): Generator<Uint8Array> {
  for (let from = start; from < bytes.length; from += 65_536) {
    onSent(from)
    yield bytes.subarray(from, from + 65_536)
  }
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FTPError && (error.code === 550 || error.code === 450))
      return undefined
    throw error
  }
}
