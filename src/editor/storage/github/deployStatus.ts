import { inBoth } from '../../../../schema/bilingual.ts'
import { message, type MessageId } from '../../messages/messages.ts'
import { createStore } from '../../state/store.ts'
import type { DeployStatus } from '../storage.ts'
import type { GithubApi } from './api.ts'
import type { Branch } from './branch.ts'
import type { Live, LiveVersion } from './liveSite.ts'

/** The interval between two checks, in milliseconds, and the maximum number of checks while GitHub does nothing. */
const interval = 10_000
const maxIdleChecks = 90

type NameOf<Id> = Id extends `deploy.${infer Name}` ? Name : never
type DeployWords = NameOf<MessageId>

/** A commit that the page watches until it is online. */
interface Followed {
  commit: string
  /** Where it will be online; undefined if the content has no address. */
  site?: LiveVersion | undefined
}

type Sources = Pick<GithubApi, 'runs'>

/** What GitHub's workflows do with a commit. Nothing is known if GitHub does not respond or the token lacks permission. */
async function githubWork(api: Sources, commit: string) {
  const runs = await api.runs(commit).catch(() => [])
  const failed = runs.find(
    ({ isDone, conclusion }) =>
      isDone && !['success', 'skipped', 'neutral'].includes(String(conclusion)),
  )
  const working = runs.find(({ isDone }) => !isDone)
  return {
    isKnown: runs.length > 0,
    hasFailed: failed !== undefined,
    isWorking: working !== undefined,
    /** A page with details. */
    address: (failed ?? working ?? runs[0])?.address,
  }
}

/** An accepted proposal can be the same commit on another branch. */
const keyOf = ({ name }: Branch, { commit }: Followed) => `${name} ${commit}`

/** How far the saved content is on its way to visitors: online only if it was seen online, otherwise what GitHub says. */
export function githubDeployStatus(
  api: Sources,
  repository: string,
  seenLive: (site: LiveVersion) => Promise<Live>,
) {
  const home = `https://github.com/${repository}`
  const store = createStore<DeployStatus>({
    words: inBoth(repository),
    address: home,
  })
  let last = ''
  let isNews = false

  function tell(name: DeployWords, address: string) {
    const words = message(`deploy.${name}`)
    const before = store.get()
    // Reports a status once, even if it is seen several times.
    if (before.words.en === words.en && before.address === address) return
    const news = name === 'failed' || name === 'declined' ? 'error' : 'success'
    store.set({ words, address, ...(isNews && { news }) })
  }
  function showBranch({ name, pull, isDeclined }: Branch) {
    if (pull !== undefined) return tell(isDeclined ? 'declined' : 'proposed', pull)
    const where = `${repository}: ${name}`
    store.set({ words: inBoth(where), address: `${home}/tree/${name}` })
  }
  async function checkStatus(
    branch: Branch,
    followed: Followed,
    checksLeft: number,
  ): Promise<void> {
    const { commit, site } = followed
    const [live, done] = await Promise.all([
      site ? seenLive(site) : ('unknown' as const),
      githubWork(api, commit),
    ])
    if (last !== keyOf(branch, followed)) return
    const { address = `${home}/commit/${commit}` } = done
    if (site && live === 'online') return tell('online', site.address)
    if (done.hasFailed) return tell('failed', address)
    if (done.isWorking) tell('sent', address)
    else if (!done.isKnown) showBranch(branch)
    else if (site && live === 'other') tell('other', site.address)
    else tell('done', address)
    if (done.isWorking || checksLeft > 0)
      setTimeout(() => void checkStatus(branch, followed, checksLeft - 1), interval)
  }
  return {
    store,
    /**
     * Follows a commit. A commit that was just made or accepted (`isNew`) is followed until it is online, others as
     * long as GitHub works on them.
     */
    follow: (branch: Branch, followed: Followed, isNew: boolean) => {
      const key = keyOf(branch, followed)
      const isKnown = last === key
      last = key
      isNews = isNew
      if (!isKnown || branch.pull !== undefined) showBranch(branch)
      if (!isKnown && branch.pull === undefined)
        void checkStatus(branch, followed, isNew ? maxIdleChecks : 0)
    },
  }
}
