import { decodeText, maxContentBytes } from '../../../../schema/read/decodeText.ts'
import { isLeftover } from '../../../../schema/read/isLeftover.ts'
import type { LoadedSite } from '../../../editorApi/storage.ts'
import type { GithubApi, TreeEntry } from './api.ts'
import type { DeviceDrafts } from './deviceDrafts.ts'
import { GithubError, resultOr } from './githubFailure.ts'

/** Where the content is in the repository. */
export const contentPath = 'content/site.json'
/** The prefix of branches for proposals, which are used if the site's branch is protected. */
const proposalPrefix = 'site-editor/'

/** The branch being edited: the site's own branch, or that of an open pull request into it. */
export interface Branch {
  name: string
  /** The site's own branch. */
  base: string
  /** The address of the pull request. */
  pull?: string
  /** The pull request was closed without merging. The next save proposes its changes again. */
  isDeclined?: true
  /** The changes of the pull request are a draft now. */
  isOffered?: true
}

/** The state of a branch. */
export interface Head extends Branch {
  commit: string
  /** The id of the content file's object; undefined if there is no such file. */
  contentId: string | undefined
  /** Changes whenever a file in public/ changes. */
  filesRevision: string
  /** The ids of the files in public/, by path, such as "/logos/acme.svg". */
  fileIds: ReadonlyMap<string, string>
}

export const proposalFor = (commit: string) => `${proposalPrefix}${commit.slice(0, 10)}`

type ObjectCache = Pick<DeviceDrafts, 'object' | 'keepObject'>

/** Reads Git objects. Requests each object only once and then keeps it on this device, because objects never change. */
function objectReader(api: GithubApi, device: ObjectCache) {
  const reads = new Map<string, Promise<Uint8Array>>()

  async function read(sha: string): Promise<Uint8Array> {
    const stored = await device.object(sha)
    if (stored) return stored
    const bytes = await api.blob(sha)
    void device.keepObject(sha, bytes)
    return bytes
  }
  function blob(sha: string): Promise<Uint8Array> {
    const bytes = reads.get(sha) ?? read(sha)
    reads.set(sha, bytes)
    bytes.catch(() => reads.delete(sha))
    return bytes
  }
  /** Keeps an object that this page created. */
  function keepBlob(sha: string, bytes: Uint8Array): void {
    reads.set(sha, Promise.resolve(bytes))
    void device.keepObject(sha, bytes)
  }
  return { blob, keepBlob }
}

/** Reads `siteBranch`, by default the repository's default branch. Every function can reject with `GithubError`. */
export function branchReader(
  api: GithubApi,
  siteBranch: string | undefined,
  device: ObjectCache,
) {
  const objects = objectReader(api, device)
  let repository: Awaited<ReturnType<typeof api.repository>> | undefined

  /** Reads a picture. Resolves with undefined if the repository has only a Git LFS pointer to the picture. */
  async function picture(sha: string): Promise<Uint8Array | undefined> {
    const bytes = await objects.blob(sha)
    const start = new TextDecoder().decode(bytes.subarray(0, 40))
    return start.startsWith('version https://git-lfs.github.com/spec') ? undefined : bytes
  }
  /**
   * Finds the current state of the branch; `lastHead` itself if the branch is still at its commit. After a proposal is
   * merged, switches back to the site's own branch.
   */
  async function findHead(lastHead?: Head): Promise<Head> {
    repository ??= await api.repository()
    if (!repository.canWrite) throw new GithubError({ code: 'forbidden' })
    const { name } = repository
    const base = siteBranch ?? repository.defaultBranch
    const openPulls = await emptyIfDenied(() => api.pulls({ base, state: 'open' }))
    const proposal = openPulls.find(
      ({ branch, sourceRepository }) =>
        sourceRepository === name && branch.startsWith(proposalPrefix),
    )
    if (proposal)
      return readHead({ name: proposal.branch, base, pull: proposal.address }, lastHead)
    if (lastHead?.pull !== undefined) {
      const head = `${name.split('/')[0]}:${lastHead.name}`
      const pulls = await emptyIfDenied(() => api.pulls({ base, state: 'closed', head }))
      const lastProposal = pulls.find(({ address }) => address === lastHead.pull)
      if (lastProposal && !lastProposal.isMerged) return { ...lastHead, isDeclined: true }
    }
    return readHead({ name: base, base }, lastHead)
  }
  async function readHead(branch: Branch, lastHead: Head | undefined): Promise<Head> {
    const commit = await api.tip(branch.name)
    const isUnchanged = lastHead?.commit === commit && lastHead.name === branch.name
    if (isUnchanged && !lastHead.isDeclined) return lastHead
    const entries = await api.tree(commit)
    const shaOf = (path: string, type: string) =>
      entries.find((entry) => entry.path === path && entry.type === type)?.sha
    return {
      ...branch,
      commit,
      contentId: shaOf(contentPath, 'blob'),
      filesRevision: shaOf('public', 'tree') ?? '',
      fileIds: fileIdsIn(entries),
    }
  }
  /** Reads the content at a head. Resolves with undefined if there is none. */
  async function contentOf(head: Head): Promise<LoadedSite | undefined> {
    const { contentId, fileIds, filesRevision } = head
    if (contentId === undefined) return undefined
    const bytes = await objects.blob(contentId)
    if (bytes.length > maxContentBytes) throw new GithubError({ code: 'too-large' })
    const { text, isUtf8 } = decodeText(bytes)
    return {
      text,
      ...(!isUtf8 && { isRecoded: true }),
      revision: contentId,
      files: [...fileIds.keys()],
      filesRevision,
    }
  }
  return { ...objects, picture, findHead, contentOf }
}

export type BranchReader = ReturnType<typeof branchReader>

/** Resolves with an empty list if the token has no permission to read pull requests. */
const emptyIfDenied = <Value>(request: () => Promise<Value[]>) =>
  resultOr(request, (error): Value[] => {
    if (error.mayLackPermission) return []
    throw error
  })

/** The ids of the files in public/ in a commit, by path. */
export const fileIdsIn = (entries: readonly TreeEntry[]): ReadonlyMap<string, string> =>
  new Map(
    entries
      .filter(({ path, type }) => type === 'blob' && path.startsWith('public/'))
      .map(({ path, sha }) => [path.slice('public'.length), sha] as const)
      .filter(([path]) => !isLeftover(path)),
  )
