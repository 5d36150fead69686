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

/** Reads the text at an address. Resolves with undefined if the page may not read it or there is no response. */
export type ReadLive = (address: URL) => Promise<string | undefined>

export function liveSiteCheck(
  read: ReadLive,
): (site: VersionAtAddress) => Promise<OnlineState> {
  return async ({ address, version }) => {
    const siteUrl = new URL(address)
    const document = await read(siteUrl)
    // Few hosts let other pages read the document, so the version file is read then. The query avoids a CDN's cache.
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

const timeoutMs = 15_000

/** Returns a function that reads a text at one of `origins`, which the policy of the editor's page allows. */
export function liveSiteReader(origins: readonly string[]): ReadLive {
  return async (address) => {
    if (!origins.includes(address.origin)) return undefined
    try {
      const response = await fetch(address, {
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return await response.text()
    } catch {
      return undefined
    }
  }
}
