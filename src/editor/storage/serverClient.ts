import { tokenHeader } from '../../editorApi/storage.ts'
import { storedToken } from '../serverToken.ts'
import { hexOf } from './hashes.ts'

/** Enough for two of the largest pictures, one after the other. */
const defaultTimeoutMs = 60_000

export interface Server {
  /** The origin of the server; "" for that of the page. */
  origin: string
  token: string
  /** The last request failed or was rejected: another program may listen at this address now. */
  isUnverified?: boolean
}

export type FailedRequest = { ok: false; reason: 'unreachable' | 'foreign' }
export type ServerResult<Value> = { ok: true; value: Value } | FailedRequest

class ForeignServerError extends Error {}

/**
 * Sends requests with the token to the server of the page (scripts/edit/editServer.ts). `sendRequest` rejects if
 * `fetch` rejects or another program responds. After a failure, it sends only a random number until the server has
 * proved that it knows the token.
 */
export function serverClient(server: Server) {
  async function sendRequest(path: string, init: RequestInit = {}): Promise<Response> {
    if (server.isUnverified) await verifyServer(server)
    const response = await fetch(`${server.origin}/api/${path}`, {
      signal: AbortSignal.timeout(defaultTimeoutMs),
      ...init,
      headers: { 'Content-Type': 'application/json', [tokenHeader]: server.token },
    }).catch((error: unknown) => {
      server.isUnverified = true
      throw error
    })
    if (response.status === 403) server.isUnverified = true
    return response
  }

  async function requestJson<Value>(
    method: string,
    path: string,
    value?: unknown,
    timeoutMs = defaultTimeoutMs,
  ): Promise<ServerResult<Value>> {
    try {
      const body = value === undefined ? {} : { body: JSON.stringify(value) }
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await sendRequest(path, { method, signal, ...body })
      if (response.status === 403) return { ok: false, reason: 'foreign' }
      if (!response.ok) return { ok: false, reason: 'unreachable' }
      // The server's types guarantee the structure of the response.
      return { ok: true, value: (await response.json()) as Value }
    } catch (error) {
      return {
        ok: false,
        reason: error instanceof ForeignServerError ? 'foreign' : 'unreachable',
      }
    }
  }

  /** Resolves with the server's response, or with undefined if there is none. */
  async function responseOrUndefined<Value>(...request: Parameters<typeof requestJson>) {
    const result = await requestJson<Value>(...request)
    return result.ok ? result.value : undefined
  }
  return { sendRequest, requestJson, responseOrUndefined }
}

/**
 * Asks the server for the HMAC of a random number and uses the token that matches: that of `server`, or that of a
 * restarted server that was opened in another tab. Throws `ForeignServerError` if none matches.
 */
async function verifyServer(server: Server): Promise<void> {
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(32)))
  const response = await fetch(`${server.origin}/api/proof?nonce=${nonce}`, {
    signal: AbortSignal.timeout(defaultTimeoutMs),
  })
  const proof = response.ok ? await response.text() : ''
  for (const token of [server.token, storedToken()]) {
    if (token === '' || proof !== JSON.stringify(await hmacOf(token, nonce))) continue
    server.token = token
    server.isUnverified = false
    return
  }
  throw new ForeignServerError('Failed to verify the server.')
}

/** HMAC-SHA-256 of a text, in hexadecimal digits. */
async function hmacOf(token: string, text: string): Promise<string> {
  const bytesOf = (value: string) => new TextEncoder().encode(value)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(token), algorithm, false, [
    'sign',
  ])
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text))))
}
