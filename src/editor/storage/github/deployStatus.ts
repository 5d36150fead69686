import { inBoth } from '../../../../schema/bilingual.ts'
import { message } from '../../messages/messages.ts'
import { createStore } from '../../state/store.ts'
import type { DeployStatus } from '../storage.ts'
import type { GithubApi } from './api.ts'
import { GithubRefused } from './githubFailure.ts'
import type { Branch } from './head.ts'
import type { Live, LiveVersion } from './liveSite.ts'

/** The pause between two looks, in milliseconds, and the most looks that are made while GitHub does nothing. */
const interval = 10_000
const maxIdleLooks = 90

/** A commit of which the page watches whether it is online. */
interface Followed {
  commit: string
  /** Where it will be seen; undefined where the content has no address. */
  site?: LiveVersion | undefined
}

type Sources = Pick<GithubApi, 'runs' | 'deployment'>

const isRefusal = (error: unknown) =>
  error instanceof GithubRefused &&
  ['forbidden', 'not-found'].includes(error.failure.code)

/** What GitHub does with a commit, as far as the token may see it. */
function githubWork(api: Sources) {
  const hidden = new Set<keyof Sources>()
  /** Undefined where it is hidden; after another failure it is asked for again. */
  async function seen<Value>(name: keyof Sources, ask: () => Promise<Value>) {
    if (hidden.has(name)) return undefined
    try {
      return await ask()
    } catch (error) {
      if (isRefusal(error)) hidden.add(name)
      return undefined
    }
  }
  return async (commit: string) => {
    const [runs = [], deployment] = await Promise.all([
      seen('runs', () => api.runs(commit)),
      seen('deployment', () => api.deployment(commit)),
    ])
    const failed = runs.find(
      ({ isDone, conclusion }) =>
        isDone && !['success', 'skipped', 'neutral'].includes(String(conclusion)),
    )
    const working = runs.find(({ isDone }) => !isDone)
    const { state = '', site } = deployment ?? {}
    return {
      isKnown: runs.length > 0 || deployment !== undefined,
      hasFailed: failed !== undefined || ['error', 'failure'].includes(state),
      isWorking:
        working !== undefined || ['pending', 'queued', 'in_progress'].includes(state),
      /** Where more is to be seen. */
      address: (failed ?? working ?? runs[0])?.address,
      /** Where GitHub Pages has put the site. */
      site,
    }
  }
}

/** How far what was saved is on its way to visitors: online only where it was seen online, else what GitHub says. */
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
  const work = githubWork(api)
  let last = ''

  function showBranch({ name, pull }: Branch) {
    if (pull !== undefined)
      return store.set({ words: message('deploy.proposed'), address: pull })
    const where = `${repository}: ${name}`
    return store.set({ words: inBoth(where), address: `${home}/tree/${name}` })
  }
  async function look(branch: Branch, followed: Followed, left: number): Promise<void> {
    const { commit, site } = followed
    const [live, done] = await Promise.all([
      site ? seenLive(site) : ('unknown' as const),
      work(commit),
    ])
    if (last !== commit) return
    const { address = `${home}/commit/${commit}` } = done
    if (site && live === 'online')
      return store.set({ words: message('deploy.online'), address: site.address })
    if (done.hasFailed) return store.set({ words: message('deploy.failed'), address })
    if (done.isWorking) store.set({ words: message('deploy.sent'), address })
    else if (!done.isKnown) showBranch(branch)
    else if (site && live === 'other')
      store.set({ words: message('deploy.other'), address: site.address })
    else store.set({ words: message('deploy.done'), address: done.site ?? address })
    if (done.isWorking || left > 0)
      setTimeout(() => void look(branch, followed, left - 1), interval)
  }
  function follow(branch: Branch, followed: Followed, tries: number) {
    if (last === followed.commit) return
    last = followed.commit
    showBranch(branch)
    if (branch.pull === undefined) void look(branch, followed, tries)
  }
  return {
    store,
    /** Shows the state of a commit that was there before the editor. */
    show: (branch: Branch, followed: Followed) => follow(branch, followed, 0),
    /** Follows a commit that was just made until it is online. */
    follow: (branch: Branch, followed: Followed) =>
      follow(branch, followed, maxIdleLooks),
  }
}
