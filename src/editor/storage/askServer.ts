import { tokenHeader } from '../../editorApi/tokenHeader.ts'

/** In milliseconds: two of the largest pictures, one after the other, take less. */
const maxWork = 60_000

export interface Server {
  /** "" for the page's own origin. */
  origin: string
  token: string
}

export type Failed = { ok: false; reason: 'unreachable' | 'foreign' }
export type Answer<Value> = { ok: true; value: Value } | Failed

/** Sends requests with the token to the server of the page (scripts/edit/editServer.ts). */
export function askServer({ origin, token }: Server) {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/${path}`, {
      signal: AbortSignal.timeout(maxWork),
      ...init,
      headers: { 'Content-Type': 'application/json', [tokenHeader]: token },
    })

  async function askJson<Value>(
    method: string,
    path: string,
    value?: unknown,
    maxTime = maxWork,
  ): Promise<Answer<Value>> {
    try {
      const body = value === undefined ? {} : { body: JSON.stringify(value) }
      const signal = AbortSignal.timeout(maxTime)
      const response = await ask(path, { method, signal, ...body })
      if (response.status === 403) return { ok: false, reason: 'foreign' }
      if (!response.ok) return { ok: false, reason: 'unreachable' }
      // The server's types say what it answers.
      return { ok: true, value: (await response.json()) as Value }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
  return { ask, askJson }
}
