/** What a request must be before anything is done for it, and how its body is read. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const tokenHeader = 'x-editor-token'

/** The addresses under which this server is opened: on this computer, and through the forwarder of a Codespace. */
export function ownOrigins(
  port: number,
  environment: Record<string, string | undefined> = process.env,
): string[] {
  const name = environment['CODESPACE_NAME']
  const domain = environment['GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN']
  const forwarded = name && domain ? [`https://${name}-${port}.${domain}`] : []
  return [`http://127.0.0.1:${port}`, `http://localhost:${port}`, ...forwarded]
}

/** A page of another address that a browser was made to believe is ours (DNS rebinding) still says its own name here. */
export function isForOwnHost({ headers }: IncomingMessage, origins: string[]): boolean {
  return origins.some((origin) => new URL(origin).host === headers.host)
}

/** Only a page that this server sent knows the token, and only from its own address may it ask. */
export function isFromOwnPage(
  { headers }: IncomingMessage,
  origins: string[],
  token: string,
): boolean {
  const { origin } = headers
  const isOwnOrigin = origin === undefined || origins.includes(origin)
  return isOwnOrigin && isEqual(headers[tokenHeader], token)
}

function isEqual(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export type Body = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415 }

/** The JSON of a request, of `maxBytes` at most. */
export async function readJson(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Body> {
  if (request.headers['content-type'] !== 'application/json')
    return { ok: false, status: 415 }
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) return { ok: false, status: 400 }
      length += chunk.length
      if (length > maxBytes) return { ok: false, status: 413 }
      chunks.push(chunk)
    }
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return { ok: true, value }
  } catch {
    // No JSON, or the connection broke off in the midst of it.
    return { ok: false, status: 400 }
  }
}
