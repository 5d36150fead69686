import { inBoth } from '../../../../schema/model/sentences.ts'
import { createStore, type Store } from '../../state/store.ts'
import type { Standing } from '../storage.ts'
import type { GithubApi } from './api.ts'
import { Refused } from './failure.ts'
import type { Branch } from './head.ts'
import { standingWords } from './words.ts'

/** How often GitHub is asked, and how often at most, after a save. */
const interval = 10_000
const most = 90

interface GithubStanding {
  store: Pick<Store<Standing>, 'get' | 'subscribe'>
  /** The branch that is worked on. */
  showBranch: (branch: Branch) => void
  /** Follows what GitHub does with a commit. */
  follow: (branch: Branch, commit: string) => void
}

/** Undefined where the token may not see workflows; after another failure they are asked for again. */
function mayNotSee(error: unknown): undefined | [] {
  const code = error instanceof Refused ? error.failure.code : undefined
  return code === 'forbidden' || code === 'not-found' ? undefined : []
}

/** Says where what was saved is on its way: as far as GitHub's workflows tell, which a token may not be allowed to see. */
export function githubStanding(
  api: Pick<GithubApi, 'runs'>,
  repository: string,
): GithubStanding {
  const home = `https://github.com/${repository}`
  const store = createStore<Standing>({
    words: inBoth(repository),
    address: home,
  })
  let last = ''

  function showBranch({ name, pull }: Branch) {
    if (pull !== undefined)
      return store.set({ words: standingWords.proposed, address: pull })
    const where = `${repository}: ${name}`
    return store.set({ words: inBoth(where), address: `${home}/tree/${name}` })
  }
  async function look(branch: Branch, commit: string, left: number): Promise<void> {
    const runs = await api.runs(commit).catch(mayNotSee)
    if (last !== commit) return
    if (!runs) return showBranch(branch)
    const failed = runs.find(
      ({ isDone, conclusion }) =>
        isDone && !['success', 'skipped', 'neutral'].includes(String(conclusion)),
    )
    const working = runs.find(({ isDone }) => !isDone)
    const [run] = runs
    if (failed) return store.set({ words: standingWords.failed, address: failed.address })
    if (run && !working)
      return store.set({ words: standingWords.done, address: run.address })
    if (working) store.set({ words: standingWords.sent, address: working.address })
    if (left > 0) setTimeout(() => void look(branch, commit, left - 1), interval)
    // No workflow.
    else if (!run) showBranch(branch)
  }
  return {
    store,
    showBranch,
    follow(branch, commit) {
      last = commit
      showBranch(branch)
      if (branch.pull === undefined) void look(branch, commit, most)
    },
  }
}
