import { bytesOf } from '../../../../schema/read/base64.ts'
import { isRecord, lookUp } from '../../../../schema/read/lookUp.ts'
import { GithubError, type GithubFailure } from './githubFailure.ts'

export const unexpectedResponse: GithubFailure = { code: 'unexpected-answer' }

/** The data of a response from GitHub, or a value in it. Functions with a type throw `GithubError` for another type. */
export interface ResponseData {
  at: (...path: string[]) => unknown
  text: (...path: string[]) => string
  hash: (...path: string[]) => string
  /** An address that the owner can click. Only addresses of GitHub are accepted. */
  address: (...path: string[]) => string
  /** The bytes of a base64 string with line breaks. */
  bytes: (...path: string[]) => Uint8Array
  list: (...path: string[]) => ResponseData[]
}

export function responseData(value: unknown): ResponseData {
  const at = (...path: string[]) => lookUp(value, path)
  const stringMatching =
    (pattern: RegExp) =>
    (...path: string[]) => {
      const value = at(...path)
      if (typeof value === 'string' && pattern.test(value)) return value
      throw new GithubError(unexpectedResponse)
    }
  return {
    at,
    text: stringMatching(/^/),
    hash: stringMatching(/^[0-9a-f]{40,64}$/),
    address: stringMatching(/^https:\/\/github\.com\//),
    bytes(...path) {
      try {
        return bytesOf(String(at(...path)))
      } catch {
        throw new GithubError(unexpectedResponse)
      }
    },
    list(...path) {
      const part = at(...path)
      if (Array.isArray(part)) return part.map(responseData)
      throw new GithubError(unexpectedResponse)
    },
  }
}

/** Sends a request or reads a response. Any error counts as a failure of GitHub, so `request` must do nothing else. */
export async function tryRequest<Value>(request: () => Promise<Value>): Promise<Value> {
  try {
    return await request()
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    if (error instanceof SyntaxError) throw new GithubError(unexpectedResponse)
    throw new GithubError({ code: isTimeout ? 'time-out' : 'offline' })
  }
}

/** Classifies an error response of GitHub by its status, headers, and message. */
export async function failureOf(response: Response): Promise<GithubFailure> {
  const { status, headers } = response
  const body: unknown = await response.json().catch(() => undefined)
  const message = isRecord(body) ? String(body['message']) : ''
  const isLimited =
    headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
  if ((status === 403 || status === 429) && (isLimited || /rate limit/i.test(message)))
    return { code: 'rate-limited', until: endOfLimit(headers) }
  if (status === 413 || (status === 422 && /too large|exceeds/i.test(message)))
    return { code: 'too-large' }
  switch (status) {
    case 401:
      return { code: 'token-refused' }
    case 403:
      return { code: 'forbidden' }
    case 404:
      return { code: 'not-found' }
    case 409:
    case 422:
      return { code: 'refused', status }
    default:
      return status >= 500 ? { code: 'server-error', status } : unexpectedResponse
  }
}

/** The time in milliseconds since 1970; a minute from now if the headers do not contain it. */
function endOfLimit(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'))
  const resetMs = 1000 * Number(headers.get('x-ratelimit-reset'))
  if (seconds > 0) return Date.now() + 1000 * seconds
  return resetMs > Date.now() ? resetMs : Date.now() + 60_000
}
