/** Requests the site's address as a visitor does: only what is found there counts as online. */

import { versionFile, versionOf } from '../../../../schema/read/versionText.ts'

/** A version of the site, at its address. */
export interface VersionAtAddress {
  address: string
  /** The version in its document. */
  version: string
}

/** `unknown`: this page may not request it, the host does not allow other pages to read it, or there is no response. */
export type OnlineState = 'online' | 'other' | 'unknown'

/** Reads the response of an address; undefined if it cannot. */
export type ReadLive = (address: URL) => Promise<string | undefined>

export function liveSite(
  read: ReadLive,
): (site: VersionAtAddress) => Promise<OnlineState> {
  return async ({ address, version }) => {
    const siteUrl = new URL(address)
    const document = await read(siteUrl)
    // Few hosts let other pages read the document. The query avoids a cached response of a CDN.
    const shownVersion =
      document === undefined
        ? (await read(new URL(`${versionFile}?${version}`, siteUrl)))
            ?.trim()
            .split(' ')[0]
        : (versionOf(document) ?? 'none')
    if (shownVersion === undefined) return 'unknown'
    return shownVersion === version ? 'online' : 'other'
  }
}

const maxWaitMs = 15_000

/** `origins` are those that the page's policy allows. Few hosts let other pages read more than the version. */
export function readLive(origins: readonly string[]): ReadLive {
  return async (address) => {
    if (!origins.includes(address.origin)) return undefined
    try {
      const response = await fetch(address, {
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(maxWaitMs),
      })
      return await response.text()
    } catch {
      return undefined
    }
  }
}
