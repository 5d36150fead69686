/** Netlify: the whole site as one ZIP, which Netlify puts online as a whole. */
import { createHash } from 'node:crypto'

import type { NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { readBack } from '../checkOnline.ts'
import type { OnProgress, Target } from '../target.ts'
import { zipOf } from '../zipOf.ts'
import {
  bodyOf,
  deployPath,
  netlifyApi,
  sitePath,
  unexpected,
  type NetlifyApi,
  type NetlifyAccess,
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
  const send = (
    access: NetlifyAccess,
    { folder }: { folder: string },
    onProgress: OnProgress,
  ) => sendZip(api, access, folder, onProgress)
  return {
    needsSecret: true,
    takesBuiltSite: true,
    isOnline: true,
    send,
    rollback: send,
    connect: (access) => tryDraft(api, access),
  }
}

async function sendZip(
  { ask, deployed }: NetlifyApi,
  access: NetlifyAccess,
  folder: string,
  onProgress: OnProgress,
) {
  const bytes = await zipOf(folder, (path) => !isForOthers(path))
  access.signal.throwIfAborted()
  onProgress(0, bytes.length)
  const zip = { type: 'application/zip', bytes, onSent: onProgress }
  const begun = await ask(access, 'POST', `${sitePath(access)}/deploys`, zip)
  const reply = await deployed(access, begun)
  return reply.ok ? { ok: true as const, settings: access.settings } : reply
}

/** Tries with a draft of one small file, which has its own address: what is online stays untouched. */
async function tryDraft({ ask, deployed }: NetlifyApi, access: NetlifyAccess) {
  const site = await ask(access, 'GET', sitePath(access))
  if (!site.ok) return site
  const name = 'site-check.txt'
  const text = crypto.randomUUID()
  const sha = createHash('sha1').update(text).digest('hex')
  const draft = JSON.stringify({ draft: true, files: { [name]: sha } })
  const begun = await ask(
    access,
    'POST',
    `${sitePath(access)}/deploys`,
    bodyOf('application/json', draft),
  )
  if (!begun.ok) return begun
  const deploy = deployPath(String(begun.value['id']))
  try {
    const file = bodyOf('application/octet-stream', text)
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
