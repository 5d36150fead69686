/** Netlify: the site as one ZIP, which Netlify publishes all at once. https://open-api.netlify.com */
import { setTimeout as wait } from 'node:timers/promises'

import { isRecord } from '../../../schema/read/lookUp.ts'
import { parseJson } from '../../../schema/read/parseJson.ts'
import type { NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { isTemporary, FailureError } from '../remoteFailure.ts'
import type { Target, TargetAccess } from '../target.ts'
import { zipOf } from '../zipOf.ts'

const netlifyApi = 'https://api.netlify.com/api/v1'
/** The number of times to ask whether Netlify has unpacked a deploy. */
const maxPolls = 300
/** The number of temporary errors in a row, each followed by a longer wait. */
const maxErrors = 12

type Access = TargetAccess<NetlifySettings>
type NetlifyResponse = Record<string, unknown>

/** `address` and `intervalMs` differ in tests. */
export function netlifyTarget(
  address = netlifyApi,
  intervalMs = 1000,
): Target<NetlifySettings> {
  async function request(
    { secret, signal }: Access,
    path: string,
    zip?: Uint8Array,
  ): Promise<NetlifyResponse> {
    const response = await fetch(`${address}${path}`, {
      headers: {
        Authorization: `Bearer ${secret}`,
        'User-Agent': 'site-editor',
        ...(zip && { 'Content-Type': 'application/zip' }),
      },
      ...(zip && { method: 'POST', body: Buffer.from(zip) }),
      // A ZIP may have 20 MB, and the connection may be slow.
      signal: AbortSignal.any([signal, AbortSignal.timeout(zip ? 600_000 : 15_000)]),
    })
    const text = await response.text()
    const value = parseJson(text)
    if (response.ok && isRecord(value)) return value
    const code = `HTTP ${response.status}`
    throw Object.assign(new Error(text.slice(0, 500)), { code })
  }

  /** Fails if the owner has locked the published deploy: a new one would never go online. */
  async function rejectLocked(access: Access): Promise<void> {
    const { published_deploy: deploy } = await request(access, sitePath(access))
    const { id, locked } = isRecord(deploy) ? deploy : {}
    if (locked === true)
      throw new FailureError('netlify-deploy', `${String(id)} is locked.`)
  }

  /** Waits until Netlify has unpacked a deploy. Ignores a few temporary errors, because the deploy goes online anyway. */
  async function waitUntilUnpacked(access: Access, id: string): Promise<void> {
    const path = `/deploys/${encodeURIComponent(id)}`
    for (let polls = 0, errors = 0; polls < maxPolls; polls += 1) {
      await wait(intervalMs * (errors + 1), undefined, { signal: access.signal })
      const reply = await request(access, path).catch((error: unknown) => {
        if (!isTemporary(error) || errors === maxErrors) throw error
      })
      errors = reply ? 0 : errors + 1
      const state = reply?.['state']
      if (state === 'ready') return
      if (['error', 'rejected', 'deleted'].includes(String(state)))
        throw new FailureError('netlify-deploy', JSON.stringify(reply).slice(0, 500))
    }
    throw new FailureError('try-again', `Deploy ${id}`)
  }

  return {
    takesBuiltSite: true,
    async connect(access) {
      await rejectLocked(access)
      return {}
    },
    async send(access, { folder }) {
      const { onProgress, signal } = access
      await rejectLocked(access)
      const zip = await zipOf(folder)
      signal.throwIfAborted()
      onProgress(0, zip.length)
      const deploy = await request(access, `${sitePath(access)}/deploys`, zip)
      onProgress(zip.length, zip.length)
      await waitUntilUnpacked(access, String(deploy['id']))
      return {}
    },
  }
}

/** Netlify expects an id or a host name. People enter only the first part of the name. */
function sitePath({ settings: { site } }: Access): string {
  const isComplete =
    site.includes('.') || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(site)
  return `/sites/${encodeURIComponent(isComplete ? site : `${site}.netlify.app`)}`
}
