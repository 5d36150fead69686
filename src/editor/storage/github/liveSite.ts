/** Looks at the site's own address as a visitor does: only what is seen there is called online. */

import { versionFile } from '../../../../schema/read/versionText.ts'

/** A version of the site, at its address. */
export interface LiveVersion {
  address: string
  /** What its /version.txt says. */
  version: string
}

/** `unknown`: this page may not look there, the host lets no other page read it, or nobody answers. */
export type Live = 'online' | 'other' | 'unknown'

/** Reads what lies at an address; undefined where it cannot. */
export type ReadLive = (address: URL) => Promise<string | undefined>

export function liveSite(read: ReadLive): (site: LiveVersion) => Promise<Live> {
  /** The page as it was while another version was online: when it changes, visitors get the new one. */
  let before: string | undefined

  return async ({ address, version }) => {
    const own = new URL(address)
    // A query makes an address that no CDN has in its cache. The page itself is asked for as visitors do.
    const [said, page] = await Promise.all([
      read(new URL(`${versionFile}?${version}`, own)),
      read(own),
    ])
    if (said === undefined) return 'unknown'
    if (said.trim() !== version) {
      before = page
      return 'other'
    }
    const isOldPage =
      page !== undefined &&
      page === before &&
      page !== (await read(new URL(`?${version}`, own)))
    return isOldPage ? 'other' : 'online'
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
