/** Looks at the site's own address as a visitor does: only what is seen there is called online. */
import { setTimeout as wait } from 'node:timers/promises'

import { versionFile } from '../../schema/read/versionText.ts'
import type { Online } from '../../src/editorApi/publishing.ts'
import { causeOf, isCertificateCode } from './remoteFailure.ts'

/** Time in milliseconds, size in bytes: a page of ours is far below both. */
const maxTime = 15_000
const maxBytes = 4_000_000

type Fetched = { ok: true; status: number; text: string } | { ok: false; online: Online }

/** Without a local cache; a CDN answers as it answers visitors. */
async function fetchText(address: URL, signal: AbortSignal): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(maxTime)]),
    })
    return { ok: true, status: response.status, text: await textOf(response) }
  } catch (error) {
    signal.throwIfAborted()
    return { ok: false, online: unseen(error) }
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maxBytes) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function unseen(error: unknown): Online {
  const { code, message } = causeOf(error)
  const detail = message
  if (code === 'ENOTFOUND' || code === 'ENODATA') return { state: 'dns-missing', detail }
  if (isCertificateCode(code)) return { state: 'certificate-missing', detail }
  return { state: 'unreachable', detail }
}

/** Is the small file that was written for a test seen at the site's own address? */
export async function readBack(
  address: URL,
  text: string,
  signal: AbortSignal,
): Promise<Online> {
  const fetched = await fetchText(address, signal)
  if (!fetched.ok) return fetched.online
  return fetched.text.trim() === text ? { state: 'online' } : otherThan(fetched.status)
}

const otherThan = (status: number): Online => ({
  state: status >= 500 ? 'server-error' : 'other-site',
  status,
})

export interface Expected {
  address: URL
  version: string
  /** The document that was sent, and the one that was online before. Undefined where they are not known. */
  html: string | undefined
  htmlBefore: string | undefined
}

/** Looks once. */
export async function checkOnline(
  { address, version, html, htmlBefore }: Expected,
  signal: AbortSignal,
): Promise<Online> {
  // The query makes an address that no CDN has in its cache. The page itself is asked for as visitors do.
  const own = new URL(`${versionFile}?${version}`, address)
  const [said, page] = await Promise.all([
    fetchText(own, signal),
    fetchText(address, signal),
  ])
  if (!page.ok) return page.online
  if (!said.ok) return said.online
  if (page.status >= 500) return otherThan(page.status)
  const isVersion = /^[0-9a-f]{16}$/.test(said.text.trim())
  if (page.status !== 200 || !isVersion)
    return otherThan(Math.max(page.status, said.status))
  const isOldPage = page.text === htmlBefore && page.text !== html
  if (said.text.trim() !== version || isOldPage) return { state: 'old' }
  const map = await fetchText(new URL('sitemap.xml', address), signal)
  const hasSitemap = map.ok && map.status === 200 && map.text.includes('<loc>')
  return { state: 'online', hasSitemap }
}

interface Patience {
  /** In milliseconds. */
  interval: number
  atMost: number
}

/** Looks until the version is online, at most as long as `patience` says. Gives what was seen last. */
export async function waitUntilOnline(
  expected: Expected,
  { interval, atMost }: Patience,
  signal: AbortSignal,
  /** Called after each look; returns true to stop looking. */
  onSeen: (online: Online) => boolean,
): Promise<Online> {
  const end = Date.now() + atMost
  for (;;) {
    const online = await checkOnline(expected, signal)
    const isEnough = onSeen(online)
    if (isEnough || online.state === 'online' || Date.now() + interval > end)
      return online
    await wait(interval, undefined, { signal })
  }
}
