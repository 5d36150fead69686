/** Netlify: the whole site as one ZIP, which Netlify puts online as a whole. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { isRecord } from '../../../schema/read/lookUp.ts'
import type { NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { readBack } from '../checkOnline.ts'
import type { OnProgress, Target } from '../target.ts'
import { zipOf } from '../zipOf.ts'
import {
  deployPath,
  netlifyApi,
  refused,
  sitePath,
  unexpected,
  type NetlifyAccess,
  type NetlifyApi,
} from './netlifyApi.ts'

const ownApi = 'https://api.netlify.com/api/v1'

/** Settings of other hosts, and compressed files, which Netlify makes itself. */
const isForOthers = (path: string) =>
  /\.(?:br|gz)$/.test(path) || path === '.htaccess' || path === 'web.config'

/** Another address and interval in tests. */
export function netlifyTarget(
  address = ownApi,
  interval = 1000,
): Target<NetlifySettings> {
  const api = netlifyApi(address, interval)
  return {
    needsSecret: true,
    takesBuiltSite: true,
    isOnline: true,
    send: (access, { folder }, onProgress) => sendZip(api, access, folder, onProgress),
    connect: (access) => tryDraft(api, access),
  }
}

/** Looks at the published deploy, which changes soon after the new one is ready. */
const maxLooks = 20

/** What Netlify shows of a site. If the owner has locked it, a new deploy never goes online. */
async function publishedDeploy({ ask }: NetlifyApi, access: NetlifyAccess) {
  const site = await ask(access, 'GET', sitePath(access))
  if (!site.ok) return site
  const { published_deploy: deploy } = site.value
  const { id, locked } = isRecord(deploy) ? deploy : {}
  if (locked === true) return refused(access, 'locked', `${String(id)} is locked`)
  return { ok: true as const, id }
}

async function sendZip(
  api: NetlifyApi,
  access: NetlifyAccess,
  folder: string,
  onProgress: OnProgress,
) {
  const { interval } = api
  const before = await publishedDeploy(api, access)
  if (!before.ok) return before
  const bytes = await zipOf(folder, (path) => !isForOthers(path))
  access.signal.throwIfAborted()
  onProgress(0, bytes.length)
  const zip = { type: 'application/zip', bytes, onSent: onProgress }
  const begun = await api.ask(access, 'POST', `${sitePath(access)}/deploys`, zip)
  const reply = await api.deployed(access, begun)
  if (!reply.ok) return reply
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const after = await publishedDeploy(api, access)
    if (!after.ok && after.failure.code !== 'try-again') return after
    if (after.ok && after.id === reply.value['id'])
      return { ok: true as const, settings: access.settings }
    await wait(interval, undefined, { signal: access.signal })
  }
  return refused(access, 'locked', 'Another deploy stays published.')
}

/** Tries with a draft of one small file, which has its own address: what is online stays untouched. */
async function tryDraft(api: NetlifyApi, access: NetlifyAccess) {
  const { ask, deployed } = api
  const site = await publishedDeploy(api, access)
  if (!site.ok) return site
  const name = 'site-check.txt'
  const text = crypto.randomUUID()
  const sha = createHash('sha1').update(text).digest('hex')
  const begun = await ask(access, 'POST', `${sitePath(access)}/deploys`, {
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify({ draft: true, files: { [name]: sha } })),
  })
  if (!begun.ok) return begun
  const deploy = deployPath(String(begun.value['id']))
  try {
    const file = { type: 'application/octet-stream', bytes: Buffer.from(text) }
    const uploaded = await ask(access, 'PUT', `${deploy}/files/${name}`, file)
    if (!uploaded.ok) return uploaded
    const reply = await deployed(access, await ask(access, 'GET', deploy))
    if (!reply.ok) return reply
    const { deploy_ssl_url: url, deploy_url: plainUrl } = reply.value
    const seenAt = [url, plainUrl].find(
      (given): given is string => typeof given === 'string' && URL.canParse(given),
    )
    if (seenAt === undefined) return unexpected(reply.value)
    const seen = await readBack(new URL(`/${name}`, seenAt), text, access.signal)
    return { ok: true as const, settings: access.settings, readBack: seen }
  } finally {
    // Also when the owner has stopped it.
    const signal = AbortSignal.timeout(10_000)
    await ask({ ...access, signal }, 'DELETE', deploy).catch(() => undefined)
  }
}
