/** Checks requests before anything else happens, and reads their bodies. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { maxPictureBytes, tokenHeader } from '../../src/editorApi/storage.ts'

/** The addresses of this server. */
export const ownOrigins = (port: number): string[] => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
]

/** Whether the Host header is ours. With DNS rebinding, another site's page reaches this server under its own host name. */
export function isForOwnHost({ headers }: IncomingMessage, origins: string[]): boolean {
  return origins.some((origin) => new URL(origin).host === headers.host)
}

/** Whether the request comes from a page of this server: from our origin, and with the token, which no other page has. */
export function isFromOwnPage(
  { headers }: IncomingMessage,
  origins: string[],
  token: string,
): boolean {
  const { origin } = headers
  const isOwnOrigin = origin === undefined || origins.includes(origin)
  return isOwnOrigin && isEqual(headers[tokenHeader], token)
}

function isEqual(sentToken: string | string[] | undefined, token: string): boolean {
  const sentBytes = Buffer.from(String(sentToken))
  const expected = Buffer.from(token)
  return sentBytes.length === expected.length && timingSafeEqual(sentBytes, expected)
}

/** The largest body is a picture in base64, where four characters encode three bytes. */
const maxBodyBytes = 1.4 * maxPictureBytes + 100

/** Reads the JSON of a request. Returns a status if the request is rejected. */
async function readBody(request: IncomingMessage): Promise<Reply> {
  if (request.headers['content-type'] !== 'application/json') return { status: 415 }
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) return { status: 400 }
      length += chunk.length
      if (length > maxBodyBytes) return { status: 413 }
      chunks.push(chunk)
    }
    return jsonReply(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  } catch {
    // The body is not JSON, or the connection was lost.
    return { status: 400 }
  }
}

/** The response to a request: JSON, bytes, or a rejection. */
export type Reply =
  | { status: 200; json: unknown }
  | { status: 200; bytes: Uint8Array; type?: string }
  | { status: 400 | 403 | 404 | 413 | 415 | 421 | 500 }

export type Handler = (request: IncomingMessage, url: URL) => Reply | Promise<Reply>

export const jsonReply = (value: unknown): Reply => ({ status: 200, json: value ?? null })

/** A route that accepts JSON. Responds with 400 to a value of another type. */
export const withBody =
  <Value>(
    isValue: (value: unknown) => value is Value,
    respond: (value: Value) => Reply | Promise<Reply>,
  ): Handler =>
  async (request) => {
    const body = await readBody(request)
    if (!('json' in body)) return body
    return isValue(body.json) ? respond(body.json) : { status: 400 }
  }
