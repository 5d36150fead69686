/** Netlify's API: asked with the owner's token, its answers read. https://open-api.netlify.com */
import { setTimeout as wait } from 'node:timers/promises'

import { isRecord } from '../../../schema/read/lookUp.ts'
import type { Failure, NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { remoteFailure } from '../remoteFailure.ts'
import type { Failed, TargetAccess } from '../target.ts'
import { request, type Answered, type Body } from './request.ts'

/** In milliseconds. */
const maxWait = 120_000

export type Reply = { ok: true; value: Record<string, unknown> } | Failed

export type NetlifyAccess = TargetAccess<NetlifySettings>

/** `address`: the API's; `interval`: how often a deploy is asked after, in milliseconds. */
export function netlifyApi(address: string, interval: number) {
  async function ask(
    { settings, secret = '', signal }: NetlifyAccess,
    method: string,
    path: string,
    body?: Body,
  ): Promise<Reply> {
    const token = secret
    try {
      const answered = await request(`${address}${path}`, { method, token, signal, body })
      return replyOf(answered, settings.site)
    } catch (error) {
      signal.throwIfAborted()
      return {
        ok: false,
        failure: remoteFailure(error, { server: new URL(address).host }),
      }
    }
  }

  /** Waits until Netlify has unpacked a deploy. */
  async function deployed(access: NetlifyAccess, first: Reply): Promise<Reply> {
    const end = Date.now() + maxWait
    let reply = first
    while (reply.ok) {
      const { id, state, error_message: message } = reply.value
      if (typeof id !== 'string' || typeof state !== 'string')
        return unexpected(reply.value)
      if (state === 'ready') return reply
      const detail = `${state} ${typeof message === 'string' ? message : ''}`
      if (state === 'error') return { ok: false, failure: { code: 'unknown', detail } }
      if (Date.now() > end) return { ok: false, failure: { code: 'time-out', detail } }
      await wait(interval, undefined, { signal: access.signal })
      reply = await ask(access, 'GET', deployPath(id))
    }
    return reply
  }

  return { ask, deployed }
}

export type NetlifyApi = ReturnType<typeof netlifyApi>

export const sitePath = ({ settings }: NetlifyAccess) =>
  `/sites/${encodeURIComponent(siteOf(settings.site))}`

export const deployPath = (id: string) => `/deploys/${encodeURIComponent(id)}`

export const bodyOf = (type: string, text: string): Body => ({
  type,
  bytes: Buffer.from(text),
})

/** Netlify wants an id or a host name; people write the first part of the name alone. */
const siteOf = (site: string) =>
  site.includes('.') || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(site)
    ? site
    : `${site}.netlify.app`

export const unexpected = (value: unknown): Failed => ({
  ok: false,
  failure: { code: 'unexpected-answer', detail: JSON.stringify(value).slice(0, 500) },
})

function replyOf({ status, text }: Answered, site: string): Reply {
  const value = parsed(text)
  if (status >= 200 && status < 300) {
    if (status === 204) return { ok: true, value: {} }
    return isRecord(value) ? { ok: true, value } : unexpected(text)
  }
  const message = isRecord(value) ? JSON.stringify(value['message'] ?? '') : ''
  return { ok: false, failure: failureOf(status, `${status} ${message}`, site) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureOf(status: number, detail: string, site: string): Failure {
  if (status === 401) return { code: 'wrong-password', detail }
  if (status === 403) return { code: 'no-right-to-write', path: site, detail }
  if (status === 404) return { code: 'unknown-site', site, detail }
  if (status === 429) return { code: 'rate-limited', detail }
  if (status >= 500) return { code: 'server-error', status, detail }
  return { code: 'unknown', detail }
}
