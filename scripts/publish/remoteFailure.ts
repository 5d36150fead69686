/** Converts errors of libraries, servers, and the operating system to failures, grouped by what the owner can do about them. */
import { networkInterfaces } from 'node:os'

import type { Failure, FailureId } from '../../src/editorApi/publishing.ts'

/** An error that already knows its failure. Its message becomes the failure's `detail`. */
export class FailureError extends Error {
  readonly failure: Omit<Failure, 'detail'>
  constructor(
    id: FailureId,
    message: string,
    properties: Pick<Failure, 'path' | 'problems'> = {},
  ) {
    super(message)
    this.failure = { id, ...properties }
  }
}

interface Cause {
  /** The system's code (ECONNREFUSED …), FTP's or SFTP's number, the HTTP status, or ssh2's failed part; otherwise "". */
  code: string
  message: string
  /** The file on this computer that the error is about. */
  path?: string | undefined
}

/** The innermost cause. `fetch` wraps it in its own error. Node combines several in an `AggregateError`: the first counts. */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return { code: '', message: String(error) }
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return causeOf(inner)
  const { code, level, path }: Partial<Cause> & { level?: string } = error
  return { code: String(code ?? level ?? ''), message: error.message, path }
}

/** The message of the innermost error, with its code, for a developer. */
export function detailOf(error: unknown): string {
  const { code, message } = causeOf(error)
  return (message.includes(code) ? message : `${code}: ${message}`).slice(0, 2000)
}

/** Failures by patterns of “code message”. The first match counts. SFTP's code 4, "failure", has many causes: not listed. */
const failures: readonly (readonly [RegExp, FailureId])[] = [
  // SFTP: 2 no file, 3 no permission, 6 and 7 no connection, 10 no path, 12 write-protected, 14 and 15 no space.
  // ECONNRESET (a lost connection) and 522 (encryption required) have their own patterns, whatever the message says.
  [/^425 |^(?!ECONNRESET |522 ).*data connection/is, 'data-connection'],
  [/^(?:ENOTFOUND|ENODATA|ECONNREFUSED|EHOSTUNREACH) /, 'server'],
  [
    /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENET\w+|EAI_AGAIN|UND_ERR_\w+|client-timeout|426|[67]) /,
    'try-again',
  ],
  [/no matching .*(?:key|cipher|algorithm|format|mac)/i, 'server'],
  // With a wrong version, length, or type, the response was plain text instead of TLS.
  [
    /^ERR_SSL_\w*(?:PROTOCOL|TOO_(?:SMALL|WEAK)|CIPHERS|HANDSHAKE|VERSION_NUMBER|PACKET_LENGTH|RECORD_TYPE)/,
    'server',
  ],
  [/^\w*(?:CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY))/, 'untrusted'],
  [/^(?:ERR_TLS|ERR_SSL|EPROTO)/, 'untrusted'],
  [/^client-authentication /, 'password'],
  [
    /quota|no space|disk full|space exceeded|insufficient .*(?:space|storage)/i,
    'disk-full',
  ],
  [/^(?:452|552|14|15|ENOSPC|EDQUOT) /, 'disk-full'],
  [/^\d{3} .*(?:too many|maximum (?:number|connection)|connection limit)/is, 'try-again'],
  [
    /^(?:522|534) |^(?:421|[45]30) .*(?:encrypt|clear-?text|\b(?:tls|ssl)\b|secure)/is,
    'server',
  ],
  [/^[45]30 /, 'password'],
  [/^(?:532|55[03]|2|3|10|12|EACCES|EPERM|EROFS|EBUSY) /, 'folder'],
  [/^HTTP 40[134] /, 'netlify-site'],
  // A proxy may respond with 200 and half a body, or with another page. The next response may be correct.
  [/^HTTP (?:[25]|429)|^[1-4]\d\d /, 'try-again'],
  [/^(?:HTTP|5\d\d) /, 'unknown'],
  [
    /timeout|timed out|FIN packet|closed|not connected|ended|disconnected|no response|can't parse response/i,
    'try-again',
  ],
]

/** Converts anything that was thrown to a failure. `detail` is the library's or the server's message. */
export function remoteFailure(error: unknown): Failure {
  const detail = detailOf(error)
  if (error instanceof FailureError) return { ...error.failure, detail }
  const { code, message, path } = causeOf(error)
  const text = `${code} ${message}`
  const [, matchedId = 'unknown'] = failures.find(([pattern]) => pattern.test(text)) ?? []
  const id = matchedId === 'server' && !isConnected() ? 'try-again' : matchedId
  return { id, detail, ...(path !== undefined && { path }) }
}

/** Whether a new attempt may succeed. */
export const isTemporary = (error: unknown) => remoteFailure(error).id === 'try-again'

/** Whether there is a network. Without one, some systems report every host name as unknown. */
const isConnected = () =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ internal }) => !internal),
  )
