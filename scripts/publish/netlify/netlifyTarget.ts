/** Netlify: the whole site as one ZIP, which Netlify puts online as a whole. https://open-api.netlify.com */
import { setTimeout as wait } from 'node:timers/promises'

import { isRecord } from '../../../schema/read/lookUp.ts'
import type { Failure, NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { remoteFailure } from '../remoteFailure.ts'
import type { Failed, Target, TargetAccess } from '../target.ts'
import { zipOf } from '../zipOf.ts'

const ownApi = 'https://api.netlify.com/api/v1'
/** In milliseconds: an answer, which may wait for 20 MB on a slow line, and until Netlify has unpacked a deploy. */
const [maxAnswer, maxUnpacking] = [600_000, 300_000]
/** Passing errors in a row, and looks at the published deploy, which changes soon after the new one is ready. */
const [maxErrors, maxLooks] = [5, 20]

type Access = TargetAccess<NetlifySettings>
type Reply = { ok: true; value: Record<string, unknown> } | Failed
type Reason = Extract<Failure, { code: 'netlify' }>['reason']

/** Settings of other hosts, and compressed files, which Netlify makes itself. */
const isForOthers = (path: string) =>
  /\.(?:br|gz)$/.test(path) || path === '.htaccess' || path === 'web.config'

/** Another address of the API, and another interval in milliseconds, in tests. */
export function netlifyTarget(
  address = ownApi,
  interval = 1000,
): Target<NetlifySettings> {
  async function ask(
    { settings, secret, signal }: Access,
    path: string,
    zip?: Uint8Array,
  ): Promise<Reply> {
    try {
      const response = await fetch(`${address}${path}`, {
        headers: {
          Authorization: `Bearer ${secret}`,
          'User-Agent': 'site-editor',
          ...(zip && { 'Content-Type': 'application/zip' }),
        },
        ...(zip && { method: 'POST', body: Buffer.from(zip) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(maxAnswer)]),
      })
      const text = await response.text()
      const value = parsed(text)
      if (response.ok && isRecord(value)) return { ok: true, value }
      const detail = `${response.status} ${text.slice(0, 500)}`
      return { ok: false, failure: failureOf(response.status, settings.site, detail) }
    } catch (error) {
      signal.throwIfAborted()
      const { host } = new URL(address)
      return { ok: false, failure: remoteFailure(error, { server: host }) }
    }
  }
  const pause = ({ signal }: Access) => wait(interval, undefined, { signal })

  /** What Netlify shows of a site. If the owner has locked it, a new deploy never goes online. */
  async function publishedDeploy(access: Access) {
    const site = await ask(access, sitePath(access))
    if (!site.ok) return site
    const { published_deploy: deploy } = site.value
    const { id, locked } = isRecord(deploy) ? deploy : {}
    if (locked === true) return refused(access, 'locked', `${String(id)} is locked.`)
    return { ok: true as const, id }
  }

  /** Waits until Netlify has unpacked a deploy. A passing error is no answer: it goes online anyway. */
  async function unpacked(access: Access, first: Reply): Promise<Reply> {
    const id = first.ok ? String(first.value['id']) : ''
    const end = Date.now() + maxUnpacking
    let reply = first
    for (let errors = 0; ;) {
      if (reply.ok) {
        const { state } = reply.value
        const detail = JSON.stringify(reply.value).slice(0, 500)
        if (state === 'ready') return reply
        if (['error', 'rejected', 'deleted'].includes(String(state)))
          return refused(access, 'rejected', detail)
        if (Date.now() > end)
          return { ok: false, failure: { code: 'try-again', reason: 'time-out', detail } }
        errors = 0
      } else {
        errors += 1
        const isPassing = reply.failure.code === 'try-again' && id !== ''
        if (!isPassing || errors > maxErrors) return reply
      }
      await pause(access)
      reply = await ask(access, `/deploys/${encodeURIComponent(id)}`)
    }
  }

  return {
    needsSecret: true,
    takesBuiltSite: true,
    isOnline: true,
    async connect(access) {
      const published = await publishedDeploy(access)
      return published.ok ? { ok: true, settings: access.settings } : published
    },
    async send(access, { folder }, onProgress) {
      const before = await publishedDeploy(access)
      if (!before.ok) return before
      const zip = await zipOf(folder, (path) => !isForOthers(path))
      access.signal.throwIfAborted()
      onProgress(0, zip.length)
      const begun = await ask(access, `${sitePath(access)}/deploys`, zip)
      if (begun.ok) onProgress(zip.length, zip.length)
      const ready = await unpacked(access, begun)
      if (!ready.ok) return ready
      for (let looks = 0; looks < maxLooks; looks += 1) {
        const after = await publishedDeploy(access)
        if (!after.ok && after.failure.code !== 'try-again') return after
        if (after.ok && after.id === ready.value['id'])
          return { ok: true, settings: access.settings }
        await pause(access)
      }
      return refused(access, 'locked', 'Another deploy stays published.')
    },
  }
}

/** Netlify wants an id or a host name; people write the first part of the name alone. */
function sitePath({ settings: { site } }: Access): string {
  const isWhole =
    site.includes('.') || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(site)
  return `/sites/${encodeURIComponent(isWhole ? site : `${site}.netlify.app`)}`
}

const refused = ({ settings: { site } }: Access, reason: Reason, detail: string) => ({
  ok: false as const,
  failure: { code: 'netlify' as const, site, reason, detail },
})

/** A proxy in between may answer with half a text, or with a page: the next answer may be right. */
function failureOf(status: number, site: string, detail: string): Failure {
  if (status === 401) return { code: 'netlify', site, reason: 'token', detail }
  if (status === 403 || status === 404)
    return { code: 'netlify', site, reason: 'site', detail }
  if (status === 429) return { code: 'try-again', reason: 'busy', detail }
  if (status < 300 || status >= 500)
    return { code: 'try-again', reason: 'server-error', detail }
  return { code: 'unknown', detail }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
