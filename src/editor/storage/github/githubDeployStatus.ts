import { asBilingual } from '../../../../schema/bilingual.ts'
import { message, type MessageId } from '../../messages/messages.ts'
import { createStore } from '../../state/store.ts'
import type { DeployStatus } from '../storage.ts'
import type { Branch } from './branch.ts'
import type { OnlineState, VersionAtAddress } from './liveSite.ts'

/** The interval between two checks, and the maximum number of checks: most sites are online after a few minutes. */
const intervalMs = 10_000
const maxChecks = 90

/** A commit that the page watches until it is online. */
interface FollowedCommit {
  commit: string
  /** The version that will be online; undefined if the content has no address. */
  site?: VersionAtAddress | undefined
}

/** Contains the branch, because a merged proposal can be the same commit on another branch. */
const keyOf = ({ name }: Branch, { commit }: FollowedCommit) => `${name} ${commit}`

/** Reports the deployment of commits: a site is online only if its address has returned the committed version. */
export function githubDeployStatus(
  repository: string,
  checkLive: (site: VersionAtAddress) => Promise<OnlineState>,
) {
  const home = `https://github.com/${repository}`
  const store = createStore<DeployStatus>({
    message: asBilingual(repository),
    address: home,
  })
  let lastKey = ''
  let isAboutSave = false

  function setStatus(id: Extract<MessageId, `deploy.${string}`>, address: string) {
    const status = message(id)
    const current = store.get()
    // Reports a status only once, even if several checks have the same result.
    if (current.message.en === status.en && current.address === address) return
    const isError = ['deploy.late', 'deploy.declined', 'deploy.offered'].includes(id)
    const outcome = isError ? 'error' : 'success'
    store.set({ message: status, address, ...(isAboutSave && { outcome }) })
  }
  function showBranch({ name, pull, isDeclined, isOffered }: Branch) {
    if (pull !== undefined && isOffered) return setStatus('deploy.offered', pull)
    if (pull !== undefined)
      return setStatus(isDeclined ? 'deploy.declined' : 'deploy.proposed', pull)
    const branchName = `${repository}: ${name}`
    store.set({ message: asBilingual(branchName), address: `${home}/tree/${name}` })
  }
  async function checkStatus(
    branch: Branch,
    followed: FollowedCommit,
    checksLeft: number,
  ): Promise<void> {
    const { commit, site } = followed
    const onlineState = site ? await checkLive(site) : 'unknown'
    if (lastKey !== keyOf(branch, followed)) return
    if (site && onlineState === 'online') return setStatus('deploy.online', site.address)
    if (!isAboutSave) return
    // On the page of the commit, GitHub, Netlify, and Cloudflare Pages report how its deployment ended.
    const address = `${home}/commit/${commit}`
    if (onlineState === 'unknown') setStatus('deploy.unknown', site?.address ?? address)
    else setStatus(checksLeft > 0 ? 'deploy.sent' : 'deploy.late', address)
    if (checksLeft > 0)
      setTimeout(() => void checkStatus(branch, followed, checksLeft - 1), intervalMs)
  }
  return {
    store,
    /** Follows a commit. A commit that was just made or accepted (`isNew`) is followed until it is online. */
    follow: (branch: Branch, followed: FollowedCommit, isNew: boolean) => {
      const key = keyOf(branch, followed)
      const isSame = lastKey === key
      lastKey = key
      // If the saved content is loaded again, the checks continue.
      isAboutSave = isNew || (isSame && isAboutSave)
      if (!isSame || branch.pull !== undefined) showBranch(branch)
      if (!isSame && branch.pull === undefined)
        void checkStatus(branch, followed, maxChecks)
    },
  }
}
