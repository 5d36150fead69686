/** Looks at the site's own address as a visitor does: only what is seen there is called online. */

import { versionFile, versionOf } from '../../../../schema/read/versionText.ts'

/** A version of the site, at its address. */
export interface LiveVersion {
  address: string
  /** The version that its document carries. */
  version: string
}

/** `unknown`: this page may not request it, the host does not allow other pages to read it, or there is no response. */
export type Live = 'online' | 'other' | 'unknown'

/** Reads what an address answers; undefined if it cannot. */
export type ReadLive = (address: URL) => Promise<string | undefined>

export function liveSite(read: ReadLive): (site: LiveVersion) => Promise<Live> {
  return async ({ address, version }) => {
    const own = new URL(address)
    const page = await read(own)
    // Few hosts let other pages read the document. A query makes an address that no CDN has in its cache.
    const seen =
      page === undefined
        ? (await read(new URL(`${versionFile}?${version}`, own)))?.trim().split(' ')[0]
        : (versionOf(page) ?? 'none')
    if (seen === undefined) return 'unknown'
    return seen === version ? 'online' : 'other'
  }
}

/** In milliseconds. */
const maxWait = 15_000

/** `origins`: those that the policy of the page lets it talk to. Few hosts let other pages read more than the version. */
export function readLive(origins: readonly string[]): ReadLive {
  return async (address) => {
    if (!origins.includes(address.origin)) return undefined
    try {
      const response = await fetch(address, {
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(maxWait),
      })
      return await response.text()
    } catch {
      return undefined
    }
  }
}
