/** Netlify: the whole site as one ZIP, which Netlify puts online as a whole. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { isRecord } from '../../../schema/read/readDocument.ts'
import type { Failure, NetlifySettings } from '../../../src/editor/publishing/protocol.ts'
import { remoteFailure } from '../remoteFailure.ts'
import { readBack } from '../seenOnline.ts'
import type { Failed, OnProgress, Target, Work } from '../target.ts'
import { zipOf } from '../zipOf.ts'
import { request, type Answered, type Body } from './request.ts'

const ownApi = 'https://api.netlify.com/api/v1'

/** In milliseconds. */
const maxWait = 120_000

/** Settings of other hosts, and compressed files, which Netlify makes itself. */
const isForOthers = (path: string) =>
  /\.(?:br|gz)$/.test(path) || path === '.htaccess' || path === 'web.config'

type Reply = { ok: true; value: Record<string, unknown> } | Failed

/** `api`: the address of Netlify's API, another one in tests; `interval`: how often a deploy is asked after, in milliseconds. */
export function netlifyTarget(api = ownApi, interval = 1000): Target<NetlifySettings> {
  async function ask(
    { settings, secret = '', signal }: Work<NetlifySettings>,
    method: string,
    path: string,
    body?: Body,
  ): Promise<Reply> {
    const token = secret
    try {
      const answered = await request(`${api}${path}`, { method, token, signal, body })
      return replyOf(answered, settings.site)
    } catch (error) {
      signal.throwIfAborted()
      return { ok: false, failure: remoteFailure(error, { server: new URL(api).host }) }
    }
  }

  const sitePath = ({ settings }: Work<NetlifySettings>) =>
    `/sites/${encodeURIComponent(siteOf(settings.site))}`

  /** Waits until Netlify has unpacked it. */
  async function deployed(work: Work<NetlifySettings>, first: Reply): Promise<Reply> {
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
      await wait(interval, undefined, { signal: work.signal })
      reply = await ask(work, 'GET', `/deploys/${encodeURIComponent(id)}`)
    }
    return reply
  }

  async function send(
    work: Work<NetlifySettings>,
    { folder }: { folder: string },
    onProgress: OnProgress,
  ) {
    const bytes = await zipOf(folder, (path) => !isForOthers(path))
    work.signal.throwIfAborted()
    onProgress(0, bytes.length)
    const zip = { type: 'application/zip', bytes, onSent: onProgress }
    const reply = await deployed(
      work,
      await ask(work, 'POST', `${sitePath(work)}/deploys`, zip),
    )
    return reply.ok ? { ok: true as const, settings: work.settings } : reply
  }

  return {
    needsSecret: true,
    needsBuild: true,
    isOnline: true,
    send,
    undo: send,
    /** Tries with a draft of one small file, which has its own address: what is online stays untouched. */
    async connect(work) {
      const site = await ask(work, 'GET', sitePath(work))
      if (!site.ok) return site
      const name = 'site-check.txt'
      const text = crypto.randomUUID()
      const sha = createHash('sha1').update(text).digest('hex')
      const begun = await ask(
        work,
        'POST',
        `${sitePath(work)}/deploys`,
        bodyOf(
          'application/json',
          JSON.stringify({ draft: true, files: { [name]: sha } }),
        ),
      )
      if (!begun.ok) return begun
      const deploy = `/deploys/${encodeURIComponent(String(begun.value['id']))}`
      try {
        const file = bodyOf('application/octet-stream', text)
        const uploaded = await ask(work, 'PUT', `${deploy}/files/${name}`, file)
        if (!uploaded.ok) return uploaded
        const draft = await deployed(work, await ask(work, 'GET', deploy))
        if (!draft.ok) return draft
        const { deploy_ssl_url: url, deploy_url: plainUrl } = draft.value
        const address = [url, plainUrl].find(
          (given): given is string => typeof given === 'string' && URL.canParse(given),
        )
        if (address === undefined) return unexpected(draft.value)
        const seen = await readBack(new URL(`/${name}`, address), text, work.signal)
        return { ok: true, settings: work.settings, readBack: seen }
      } finally {
        // Also when the owner has stopped it.
        const signal = AbortSignal.timeout(10_000)
        await ask({ ...work, signal }, 'DELETE', deploy).catch(() => undefined)
      }
    },
  }
}

const bodyOf = (type: string, text: string): Body => ({
  type,
  bytes: Buffer.from(text),
})

/** Netlify wants an id or a host name; people write the first part of the name alone. */
const siteOf = (site: string) =>
  site.includes('.') || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(site)
    ? site
    : `${site}.netlify.app`

const unexpected = (value: unknown): Failed => ({
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
