/** Netlify: the site as one ZIP, which Netlify publishes all at once. https://open-api.netlify.com */
import { setTimeout as wait } from 'node:timers/promises'

import { isRecord } from '../../../schema/read/lookUp.ts'
import type { Failure, NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { KnownFailure, remoteFailure } from '../remoteFailure.ts'
import type { Target, TargetAccess } from '../target.ts'
import { zipOf } from '../zipOf.ts'

const ownApi = 'https://api.netlify.com/api/v1'
/** In milliseconds: for a response, which may take 20 MB on a slow connection, and until Netlify has unpacked a deploy. */
const [maxAnswer, maxUnpacking] = [600_000, 300_000]
/**
 * The maximum number of consecutive temporary errors, and of checks of the published deploy, which changes soon after
 * the new one is ready.
 */
const [maxErrors, maxLooks] = [5, 20]

type Access = TargetAccess<NetlifySettings>
type Reply = Record<string, unknown>
type Reason = Extract<Failure, { code: 'netlify' }>['reason']

/** Settings of other hosts, and compressed files, which Netlify creates itself. */
const isForOthers = (path: string) =>
  /\.(?:br|gz)$/.test(path) || path === '.htaccess' || path === 'web.config'

/** A different address of the API and a different interval in milliseconds, for tests. */
export function netlifyTarget(
  address = ownApi,
  interval = 1000,
): Target<NetlifySettings> {
  async function ask(
    { secret, signal }: Access,
    path: string,
    zip?: Uint8Array,
  ): Promise<Reply> {
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
    if (response.ok && isRecord(value)) return value
    const code = `HTTP ${response.status}`
    throw Object.assign(new Error(text.slice(0, 500)), { code })
  }
  const pause = ({ signal }: Access) => wait(interval, undefined, { signal })

  /** The same; undefined after a temporary error. */
  async function tryToAsk(access: Access, path: string): Promise<Reply | undefined> {
    try {
      return await ask(access, path)
    } catch (error) {
      access.signal.throwIfAborted()
      if (remoteFailure(error).code !== 'try-again') throw error
      return undefined
    }
  }

  /** The id of the deploy that a site shows. If the owner has locked it, a new one never goes online. */
  function shownBy(site: Reply, { settings }: Access): unknown {
    const { published_deploy: deploy } = site
    const { id, locked } = isRecord(deploy) ? deploy : {}
    if (locked === true) throw refused(settings, 'locked', `${String(id)} is locked.`)
    return id
  }

  /** Waits until Netlify has unpacked a deploy. Ignores temporary errors, because the deploy goes online anyway. */
  async function unpacked(access: Access, begun: Reply): Promise<void> {
    const end = Date.now() + maxUnpacking
    const path = `/deploys/${encodeURIComponent(String(begun['id']))}`
    let reply: Reply | undefined = begun
    for (let errors = 0; errors <= maxErrors; errors = reply ? 0 : errors + 1) {
      if (reply) {
        const { state } = reply
        if (state === 'ready') return
        const detail = JSON.stringify(reply).slice(0, 500)
        if (['error', 'rejected', 'deleted'].includes(String(state)))
          throw refused(access.settings, 'rejected', detail)
        if (Date.now() > end) throw notDone('time-out', detail)
      }
      await pause(access)
      reply = await tryToAsk(access, path)
    }
    throw notDone('server-error', 'No answer of a deploy.')
  }

  return {
    needsSecret: true,
    takesBuiltSite: true,
    isOnline: true,
    async connect(access) {
      shownBy(await ask(access, sitePath(access)), access)
      return { settings: access.settings }
    },
    async send(access, { folder }, onProgress) {
      const { settings, signal } = access
      shownBy(await ask(access, sitePath(access)), access)
      const zip = await zipOf(folder, (path) => !isForOthers(path))
      signal.throwIfAborted()
      onProgress(0, zip.length)
      const deploy = await ask(access, `${sitePath(access)}/deploys`, zip)
      onProgress(zip.length, zip.length)
      await unpacked(access, deploy)
      let hasAnswered = false
      for (let looks = 0; looks < maxLooks; looks += 1) {
        const site = await tryToAsk(access, sitePath(access))
        if (site && shownBy(site, access) === deploy['id']) return { settings }
        hasAnswered ||= site !== undefined
        await pause(access)
      }
      if (!hasAnswered) throw notDone('server-error', 'Netlify did not answer.')
      throw refused(settings, 'locked', 'Another deploy stays published.')
    },
  }
}

/** Netlify expects an id or a host name. People enter only the first part of the name. */
function sitePath({ settings: { site } }: Access): string {
  const isWhole =
    site.includes('.') || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(site)
  return `/sites/${encodeURIComponent(isWhole ? site : `${site}.netlify.app`)}`
}

const refused = ({ site }: NetlifySettings, reason: Reason, detail: string) =>
  new KnownFailure({ code: 'netlify', site, reason }, detail)
const notDone = (reason: 'time-out' | 'server-error', detail: string) =>
  new KnownFailure({ code: 'try-again', reason }, detail)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
