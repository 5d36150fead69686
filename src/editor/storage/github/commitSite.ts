import type { ChangedFiles } from '../../../editorApi/changedFiles.ts'
import type { GithubApi, TreeChange } from './api.ts'
import { GithubRefused } from './githubFailure.ts'
import { contentPath, proposalFor, type Branch, type Head } from './head.ts'

interface Written {
  text: string
  /** Only files that differ from what the branch has. */
  files: ChangedFiles
  message: string
  /** Called before each picture, and when all are sent. */
  onProgress: (sent: number, total: number) => void
}

type Committed =
  | { ok: true; branch: Branch; commit: string }
  /** Somebody else has moved the branch on meanwhile. */
  | { ok: false }

/**
 * Saves as one commit on the tip of the branch: pictures and tree first, which nobody sees, then the branch moves, in one
 * step and never backwards. Where it is protected the commit becomes a pull request. Rejects with `GithubRefused`; the branch is
 * then as it was.
 */
export async function commitSite(
  api: GithubApi,
  head: Head,
  { text, files, message, onProgress }: Written,
): Promise<Committed> {
  const changes: TreeChange[] = [{ path: contentPath, text }]
  const total = [...files.values()].filter((bytes) => bytes !== null).length
  let sent = 0
  for (const [path, bytes] of files) {
    if (bytes) onProgress(sent, total)
    changes.push({ path: `public${path}`, sha: bytes && (await addBlob(api, bytes)) })
    if (bytes) sent += 1
  }
  if (total > 0) onProgress(total, total)
  const tree = await api.addTree(head.tree, changes)
  const commit = await api.addCommit(message, tree, head.commit)
  const { name, base } = head
  const branch: Branch = {
    name,
    base,
    ...(head.pull !== undefined && { pull: head.pull }),
  }
  try {
    await api.moveBranch(name, commit)
    return { ok: true, branch, commit }
  } catch (error) {
    if (!(error instanceof GithubRefused)) throw error
    // The answer alone may be lost, and what GitHub says of a protected branch differs by its rule: the branch tells.
    const tip = await api.tip(name)
    if (tip === commit) return { ok: true, branch, commit }
    if (tip !== head.commit) return { ok: false }
    if (!['refused', 'forbidden'].includes(error.failure.code)) throw error
    return propose(api, { name, base }, commit, message)
  }
}

/** How often a picture is sent: a phone's line breaks for moments. What arrived twice is the same object. */
const tries = 3

async function addBlob(api: GithubApi, bytes: Uint8Array, left = tries): Promise<string> {
  try {
    return await api.addBlob(bytes)
  } catch (error) {
    const isPassing =
      error instanceof GithubRefused &&
      ['offline', 'time-out', 'server-error'].includes(error.failure.code)
    if (!isPassing || left === 1) throw error
    return addBlob(api, bytes, left - 1)
  }
}

async function propose(
  api: GithubApi,
  { base }: Branch,
  commit: string,
  message: string,
): Promise<Committed> {
  const name = proposalFor(commit)
  const [title = ''] = message.split('\n')
  try {
    await api.addBranch(name, commit)
    const pull = await api.addPull(title, name, base)
    return { ok: true, branch: { name, base, pull }, commit }
  } catch (error) {
    // Without a pull request the branch is of no use: it is removed.
    await api.removeBranch(name).catch(() => undefined)
    const isNotAllowed =
      error instanceof GithubRefused &&
      ['refused', 'forbidden', 'not-found'].includes(error.failure.code)
    throw isNotAllowed ? new GithubRefused({ code: 'protected' }) : error
  }
}
