/** Turns errors of the libraries, the servers and the system into failures, named by what the owner can do. */
import { networkInterfaces } from 'node:os'

import type { Failure, FailureCause } from '../../src/editorApi/publishing.ts'

/** Where the error occurred: the server, and the path there if one is known. */
export interface Place {
  server: string
  path?: string
}

/** An error whose failure is known where it is thrown. The message becomes the detail. */
export class KnownFailure extends Error {
  readonly failure: FailureCause
  constructor(failure: FailureCause, message: string) {
    super(message)
    this.failure = failure
  }
}

interface Cause {
  /** The system's code (ECONNREFUSED …), or the number of FTP or SFTP; "" if there is none. */
  code: string
  message: string
  /** Which part of ssh2 failed; "" from elsewhere. */
  level: string
}

/** The innermost cause: fetch hides it in its error, and Node may join several in one. */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return { code: '', message: String(error), level: '' }
  if (error.cause instanceof Error) return causeOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0)
    return causeOf(error.errors[0])
  const code = 'code' in error ? String(error.code) : ''
  const level = 'level' in error ? String(error.level) : ''
  return { code, message: error.message, level }
}

/** The message of the innermost error, with its code, for a developer. */
export function detailOf(error: unknown): string {
  const { code, message } = causeOf(error)
  return (code === '' || message.includes(code) ? message : `${code}: ${message}`).slice(
    0,
    2000,
  )
}

/** Of the system and of fetch, by Node's code. */
const systemFailures: Record<string, FailureCause> = {
  ECONNRESET: { code: 'try-again', reason: 'cut-off' },
  ECONNABORTED: { code: 'try-again', reason: 'cut-off' },
  EPIPE: { code: 'try-again', reason: 'cut-off' },
  UND_ERR_SOCKET: { code: 'try-again', reason: 'cut-off' },
  ETIMEDOUT: { code: 'try-again', reason: 'time-out' },
  UND_ERR_CONNECT_TIMEOUT: { code: 'try-again', reason: 'time-out' },
  UND_ERR_HEADERS_TIMEOUT: { code: 'try-again', reason: 'time-out' },
  UND_ERR_BODY_TIMEOUT: { code: 'try-again', reason: 'time-out' },
  ENETUNREACH: { code: 'try-again', reason: 'offline' },
  ENETDOWN: { code: 'try-again', reason: 'offline' },
  EAI_AGAIN: { code: 'try-again', reason: 'offline' },
}

/** Makes a failure of anything that was thrown. What is not known gets the code `unknown`; `detail` is the library's or the server's own message. */
export function remoteFailure(error: unknown, place: Place = { server: '' }): Failure {
  const detail = detailOf(error)
  if (error instanceof KnownFailure) return { ...error.failure, detail }
  return { ...knownFailure(causeOf(error), place), detail }
}

function knownFailure(cause: Cause, { server, path = '' }: Place): FailureCause {
  const { code, message, level } = cause
  // One that breaks while it is opened is like any other that breaks.
  if (/data connection/i.test(message) && code !== 'ECONNRESET')
    return { code: 'data-connection' }
  if (code === 'ENOTFOUND' || code === 'ENODATA')
    return isConnected()
      ? { code: 'server', server, reason: 'unknown' }
      : { code: 'try-again', reason: 'offline' }
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH')
    return { code: 'server', server, reason: 'refused' }
  const ofSystem = systemFailures[code]
  if (ofSystem) return ofSystem
  if (
    /no matching .*(?:key|cipher|algorithm|format|mac)/i.test(message) ||
    /^ERR_SSL_.*(?:PROTOCOL|TOO_SMALL|NO_CIPHERS|HANDSHAKE_FAILURE)|_TOO_(?:SMALL|WEAK)$/.test(
      code,
    )
  )
    return { code: 'server', server, reason: 'outdated' }
  // Not TLS but plain text answered.
  if (/WRONG_VERSION_NUMBER|PACKET_LENGTH/.test(code))
    return { code: 'encryption', isNeeded: false }
  if (isCertificateCode(code)) return { code: 'untrusted' }
  if (level === 'client-authentication') return { code: 'password' }
  if (
    /quota|no space|disk full|space exceeded|insufficient (?:disk )?(?:space|storage)/i.test(
      message,
    )
  )
    return { code: 'disk-full' }
  if (/^\d{3}$/.test(code)) return ftpFailure(Number(code), message, path)
  // Of the file system, and status codes of SFTP; 4, "failure", says nothing.
  if (/^(?:2|10)$/.test(code)) return { code: 'folder', path }
  if (/^(?:3|12|EACCES|EPERM|EROFS|EBUSY)$/.test(code))
    return { code: 'no-right-to-write', path }
  if (/^1[45]$/.test(code)) return { code: 'disk-full' }
  if (level === 'client-timeout' || /timeout|timed out/i.test(message))
    return { code: 'try-again', reason: 'time-out' }
  if (
    /^[67]$/.test(code) ||
    /FIN packet|closed|not connected|ended|disconnected|no response|can't parse response/i.test(
      message,
    )
  )
    return { code: 'try-again', reason: 'cut-off' }
  return { code: 'unknown' }
}

/** Without any network some systems report every host name as unknown. */
const isConnected = () =>
  Object.values(networkInterfaces()).some((list) =>
    list?.some(({ internal }) => !internal),
  )

/** Is it a code by which Node and OpenSSL tell of a bad certificate, or of a server without TLS? */
export const isCertificateCode = (code: string) =>
  /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|^ERR_(?:TLS|SSL)|^EPROTO$/.test(code)

/** Reads FTP's reply codes (RFC 959 and 4217); if a code has several meanings, the server's words. */
function ftpFailure(code: number, message: string, path: string): FailureCause {
  if (/too many|maximum (?:number|connection)|connection limit/i.test(message))
    return { code: 'try-again', reason: 'busy' }
  switch (code) {
    case 421:
      return /clear-?text|\btls\b/i.test(message)
        ? { code: 'encryption', isNeeded: true }
        : { code: 'try-again', reason: 'cut-off' }
    case 425:
      return { code: 'data-connection' }
    case 426:
      return { code: 'try-again', reason: 'cut-off' }
    case 452:
    case 552:
      return { code: 'disk-full' }
    case 522:
    case 534:
      return { code: 'encryption', isNeeded: true }
    case 430:
    case 530:
      return /encrypt|\btls\b|\bssl\b|secure/i.test(message)
        ? { code: 'encryption', isNeeded: true }
        : { code: 'password' }
    case 550:
      return /no such|not found|cannot find|failed to change directory/i.test(message)
        ? { code: 'folder', path }
        : { code: 'no-right-to-write', path }
    case 532:
    case 553:
      return { code: 'no-right-to-write', path }
    default:
      return code < 500
        ? { code: 'try-again', reason: 'server-error' }
        : { code: 'unknown' }
  }
}
