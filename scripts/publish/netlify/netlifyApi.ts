/** Netlify's API: asked with the owner's token, its answers read. https://open-api.netlify.com */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

import { isRecord } from '../../../schema/read/lookUp.ts'
import type { Failure, NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { remoteFailure } from '../remoteFailure.ts'
import type { Failed, OnProgress, TargetAccess } from '../target.ts'

/** In milliseconds: until Netlify has unpacked a deploy, and without a byte; in bytes: an answer. */
const [maxWait, maxSilence, maxAnswer] = [300_000, 60_000, 1_000_000]
/** A passing error while a deploy is asked after is tried again so often. */
const maxErrors = 5

export type Reply = { ok: true; value: Record<string, unknown> } | Failed
export type NetlifyAccess = TargetAccess<NetlifySettings>
export interface Body {
  type: string
  bytes: Uint8Array
  onSent?: OnProgress
}
export type NetlifyApi = ReturnType<typeof netlifyApi>

/** `address`: the API's; `interval`: how often a deploy is asked after, in milliseconds. */
export function netlifyApi(address: string, interval: number) {
  async function ask(
    access: NetlifyAccess,
    method: string,
    path: string,
    body?: Body,
  ): Promise<Reply> {
    const { settings, signal } = access
    try {
      const { status, text } = await request(`${address}${path}`, access, method, body)
      const value = parsed(text)
      if (status === 204) return { ok: true, value: {} }
      if (status >= 200 && status < 300)
        return isRecord(value) ? { ok: true, value } : unexpected(text)
      const message = isRecord(value) ? JSON.stringify(value['message'] ?? '') : ''
      const detail = `${status} ${message}`
      return { ok: false, failure: failureOf(status, detail, settings.site) }
    } catch (error) {
      signal.throwIfAborted()
      const { host } = new URL(address)
      return { ok: false, failure: remoteFailure(error, { server: host }) }
    }
  }

  /** Waits until Netlify has unpacked a deploy. */
  async function deployed(access: NetlifyAccess, first: Reply): Promise<Reply> {
    if (!first.ok) return first
    const { id } = first.value
    if (typeof id !== 'string') return unexpected(first.value)
    const end = Date.now() + maxWait
    let reply: Reply = first
    for (let errors = 0; ;) {
      if (reply.ok) {
        const { state, error_message: message } = reply.value
        const detail = `${String(state)} ${String(message ?? '')}`
        if (state === 'ready') return reply
        if (['error', 'rejected', 'deleted'].includes(String(state)))
          return refused(access, 'rejected', detail)
        if (typeof state !== 'string') return unexpected(reply.value)
        if (Date.now() > end) return tryAgain('time-out', detail)
        errors = 0
      } else {
        errors += 1
        const isPassing = reply.failure.code === 'try-again'
        if (!isPassing || errors > maxErrors || Date.now() > end) return reply
      }
      await wait(interval, undefined, { signal: access.signal })
      reply = await ask(access, 'GET', deployPath(id))
    }
  }

  return { ask, deployed, interval }
}

export const sitePath = ({ settings }: NetlifyAccess) =>
  `/sites/${encodeURIComponent(siteOf(settings.site))}`

export const deployPath = (id: string) => `/deploys/${encodeURIComponent(id)}`

/** Netlify wants an id or a host name; people write the first part of the name alone. */
const siteOf = (site: string) =>
  site.includes('.') || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(site)
    ? site
    : `${site}.netlify.app`

type Reason = Extract<Failure, { code: 'netlify' }>['reason']

export const refused = (
  { settings: { site } }: NetlifyAccess,
  reason: Reason,
  detail: string,
): Failed => ({ ok: false, failure: { code: 'netlify', site, reason, detail } })

const tryAgain = (
  reason: Extract<Failure, { code: 'try-again' }>['reason'],
  detail: string,
): Failed => ({ ok: false, failure: { code: 'try-again', reason, detail } })

/** A proxy in between may answer with half a text, or with a page: the next answer may be right. */
export const unexpected = (value: unknown): Failed =>
  tryAgain('server-error', JSON.stringify(value).slice(0, 500))

function failureOf(status: number, detail: string, site: string): Failure {
  const isNetlify = { 401: 'token', 403: 'site', 404: 'site' } as const
  if (status in isNetlify)
    return { code: 'netlify', site, reason: isNetlify[status as 401], detail }
  if (status === 429) return { code: 'try-again', reason: 'busy', detail }
  if (status >= 500) return { code: 'try-again', reason: 'server-error', detail }
  return { code: 'unknown', detail }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Tells how much of its body is sent, which fetch does not. Rejects if no answer comes, or it is too long. */
async function request(
  address: string,
  { secret = '', signal }: NetlifyAccess,
  method: string,
  body: Body | undefined,
): Promise<{ status: number; text: string }> {
  const send = address.startsWith('https:') ? requestHttps : requestHttp
  const asked = send(address, {
    method,
    signal,
    timeout: maxSilence,
    headers: {
      Authorization: `Bearer ${secret}`,
      'User-Agent': 'site-editor',
      ...(body && { 'Content-Type': body.type, 'Content-Length': body.bytes.length }),
    },
  })
  asked.on('timeout', () =>
    asked.destroy(Object.assign(new Error('No answer.'), { code: 'ETIMEDOUT' })),
  )
  const answered = new Promise<{ status: number; text: string }>((done, fail) => {
    asked.on('error', fail)
    asked.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        if (text.length > maxAnswer) asked.destroy(new Error('The answer has no end.'))
      })
      response.on('error', fail)
      response.on('end', () => done({ status: response.statusCode ?? 0, text }))
    })
  })
  const source = Readable.from(body ? pieces(body) : [])
  // A server may answer and close before it has the whole body: then the answer counts.
  const [result] = await Promise.all([answered, pipeline(source, asked).catch(() => {})])
  return result
}

function* pieces({ bytes, onSent }: Body): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) {
    yield bytes.subarray(start, start + 65_536)
    onSent?.(Math.min(start + 65_536, bytes.length), bytes.length)
  }
}
