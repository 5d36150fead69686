import { inBoth } from '../../../../schema/bilingual.ts'
import { message, type MessageId } from '../../messages/messages.ts'
import { createStore } from '../../state/store.ts'
import type { DeployStatus } from '../storage.ts'
import type { Branch } from './branch.ts'
import type { OnlineState, VersionAtAddress } from './liveSite.ts'

/** The interval between two checks, in milliseconds, and the maximum number of checks: most sites are online after a few minutes. */
const interval = 10_000
const maxChecks = 90

/** A commit that the page watches until it is online. */
interface Followed {
  commit: string
  /** Where it will be online; undefined if the content has no address. */
  site?: VersionAtAddress | undefined
}

/** An accepted proposal can be the same commit on another branch. */
const keyOf = ({ name }: Branch, { commit }: Followed) => `${name} ${commit}`

/** Whether the saved content is online: only if the site's address has returned it. */
export function githubDeployStatus(
  repository: string,
  seenLive: (site: VersionAtAddress) => Promise<OnlineState>,
) {
  const home = `https://github.com/${repository}`
  const store = createStore<DeployStatus>({ message: inBoth(repository), address: home })
  let last = ''
  let isNews = false

  function tell(id: Extract<MessageId, `deploy.${string}`>, address: string) {
    const status = message(id)
    const before = store.get()
    // Reports a status once, even if it is seen several times.
    if (before.message.en === status.en && before.address === address) return
    const isError = ['deploy.late', 'deploy.declined', 'deploy.offered'].includes(id)
    const news = isError ? 'error' : 'success'
    store.set({ message: status, address, ...(isNews && { news }) })
  }
  function showBranch({ name, pull, isDeclined, isOffered }: Branch) {
    if (pull !== undefined && isOffered) return tell('deploy.offered', pull)
    if (pull !== undefined)
      return tell(isDeclined ? 'deploy.declined' : 'deploy.proposed', pull)
    const where = `${repository}: ${name}`
    store.set({ message: inBoth(where), address: `${home}/tree/${name}` })
  }
  async function checkStatus(
    branch: Branch,
    followed: Followed,
    checksLeft: number,
  ): Promise<void> {
    const { commit, site } = followed
    const live = site ? await seenLive(site) : 'unknown'
    if (last !== keyOf(branch, followed)) return
    if (site && live === 'online') return tell('deploy.online', site.address)
    if (!isNews) return
    // GitHub, Netlify, and Cloudflare Pages report there how publishing a commit ended.
    const address = `${home}/commit/${commit}`
    if (live === 'unknown') tell('deploy.unknown', site?.address ?? address)
    else tell(checksLeft > 0 ? 'deploy.sent' : 'deploy.late', address)
    if (checksLeft > 0)
      setTimeout(() => void checkStatus(branch, followed, checksLeft - 1), interval)
  }
  return {
    store,
    /** Follows a commit. A commit that was just made or accepted (`isNew`) is followed until it is online. */
    follow: (branch: Branch, followed: Followed, isNew: boolean) => {
      const key = keyOf(branch, followed)
      const isKnown = last === key
      last = key
      // Loading the saved content again does not end following it.
      isNews = isNew || (isKnown && isNews)
      if (!isKnown || branch.pull !== undefined) showBranch(branch)
      if (!isKnown && branch.pull === undefined)
        void checkStatus(branch, followed, maxChecks)
    },
  }
}
