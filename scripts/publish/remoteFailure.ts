/** Turns errors of the libraries and the system into failures: codes for which the page has sentences. */
import { networkInterfaces } from 'node:os'

import type { Failure } from '../../src/editorApi/publishing.ts'

/** Where the error occurred, for the failure's sentence: the server, and the path there if one is known. */
export interface RemotePlace {
  server: string
  path?: string
}

interface Cause {
  /** The system's code (ECONNREFUSED …), or the number of FTP or SFTP; "" where there is none. */
  code: string
  message: string
  /** Which part of ssh2 failed; "" from elsewhere. */
  level: string
}

/** The innermost cause: fetch hides it in its error, and Node may join several in one. */
export function causeOf(error: unknown): Cause {
  if (typeof error === 'string') return { code: '', message: error, level: '' }
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

/** Failures of the system, by Node's code. */
const systemFailures: Record<string, Reported> = {
  ECONNREFUSED: 'refused-connection',
  EHOSTUNREACH: 'refused-connection',
  ECONNRESET: 'cut-off',
  ECONNABORTED: 'cut-off',
  EPIPE: 'cut-off',
  UND_ERR_SOCKET: 'cut-off',
  ETIMEDOUT: 'time-out',
  UND_ERR_CONNECT_TIMEOUT: 'time-out',
  UND_ERR_HEADERS_TIMEOUT: 'time-out',
  UND_ERR_BODY_TIMEOUT: 'time-out',
  ENETUNREACH: 'offline',
  ENETDOWN: 'offline',
  EAI_AGAIN: 'offline',
}

/** The failures that this file distinguishes. */
type Reported =
  | 'unknown-server'
  | 'refused-connection'
  | 'no-right-to-write'
  | 'missing-folder'
  | 'cut-off'
  | 'time-out'
  | 'offline'
  | 'passive-blocked'
  | 'certificate'
  | 'wrong-password'
  | 'disk-full'
  | 'too-many-connections'
  | 'needs-encryption'
  | 'no-encryption'
  | 'unexpected-answer'
  | 'unknown'

/** Makes a failure of anything that was thrown. What is not known gets the code `unknown`; `detail` is always the library's own message. */
export function remoteFailure(error: unknown, place: RemotePlace): Failure {
  const detail = detailOf(error)
  const code = reportedBy(causeOf(error))
  const { server, path = '' } = place
  if (code === 'unknown-server')
    return isConnected() ? { code, server, detail } : { code: 'offline', detail }
  if (code === 'refused-connection') return { code, server, detail }
  if (code === 'no-right-to-write' || code === 'missing-folder')
    return { code, path, detail }
  return { code, detail }
}

/** Is there any network? Without one some systems report every host name as unknown. */
const isConnected = () =>
  Object.values(networkInterfaces()).some((list) =>
    list?.some(({ internal }) => !internal),
  )

function reportedBy(cause: Cause): Reported {
  const { code, message, level } = cause
  if (/data connection/i.test(message)) return 'passive-blocked'
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'unknown-server'
  const ofSystem = systemFailures[code]
  if (ofSystem) return ofSystem
  if (isCertificateCode(code)) return 'certificate'
  if (level === 'client-authentication') return 'wrong-password'
  if (level === 'client-timeout') return 'time-out'
  const ofFtp = /^\d{3}$/.test(code) ? reportedByFtp(Number(code), message) : undefined
  const ofSftp = /^\d{1,2}$/.test(code) ? sftpFailures[Number(code)] : undefined
  return ofFtp ?? ofSftp ?? reportedByMessage(message)
}

/** Is it a code by which Node and OpenSSL tell of a bad certificate, or of a server without TLS? */
export const isCertificateCode = (code: string) =>
  /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|^ERR_(?:TLS|SSL)|^EPROTO$/.test(code)

/** Reads FTP's reply codes (RFC 959 and 4217); where a code has several meanings, the server's words. */
function reportedByFtp(code: number, message: string): Reported | undefined {
  if (
    /quota|no space|disk full|space exceeded|insufficient (?:disk )?(?:space|storage)/i.test(
      message,
    )
  )
    return 'disk-full'
  if (/too many|maximum (?:number|connection)|connection limit/i.test(message))
    return 'too-many-connections'
  switch (code) {
    case 421:
      return /clear-?text|\btls\b/i.test(message) ? 'needs-encryption' : 'cut-off'
    case 425:
      return 'passive-blocked'
    case 426:
      return 'cut-off'
    case 451:
      return /writ/i.test(message) ? 'disk-full' : undefined
    case 452:
    case 552:
      return 'disk-full'
    case 522:
    case 534:
      return 'needs-encryption'
    case 530:
      return /encrypt|\btls\b|\bssl\b|secure/i.test(message)
        ? 'needs-encryption'
        : 'wrong-password'
    case 431:
    case 500:
    case 502:
    case 504:
      return /auth|tls|ssl|understood|implemented|unknown command/i.test(message)
        ? 'no-encryption'
        : undefined
    case 550:
      return /no such|not found|cannot find|failed to change directory/i.test(message)
        ? 'missing-folder'
        : 'no-right-to-write'
    case 532:
    case 553:
      return 'no-right-to-write'
    default:
      return undefined
  }
}

/** By SFTP's status codes. 4 is "failure", by which OpenSSH reports a full disk. */
const sftpFailures: Record<number, Reported> = {
  2: 'missing-folder',
  3: 'no-right-to-write',
  4: 'disk-full',
  6: 'cut-off',
  7: 'cut-off',
  12: 'no-right-to-write',
  14: 'disk-full',
  15: 'disk-full',
}

function reportedByMessage(message: string): Reported {
  if (/timeout|timed out/i.test(message)) return 'time-out'
  if (
    /FIN packet|closed|No SFTP connection|not connected|ended|disconnected/i.test(message)
  )
    return 'cut-off'
  if (/ESRV|too big|maximum|limit|PASV response|another host/i.test(message))
    return 'unexpected-answer'
  return 'unknown'
}
