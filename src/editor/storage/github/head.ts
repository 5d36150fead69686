import { isLeftover } from '../../../../schema/read/leftovers.ts'
import type { GithubApi, TreeEntry } from './api.ts'
import { GithubRefused } from './githubFailure.ts'

/** Where the content is in the repository. */
export const contentPath = 'content/site.json'
/** Branches on which changes are proposed, where the branch itself is protected. */
const proposals = 'site-editor/'

/** The branch that is worked on: the site's own, or that of a pull request into it which is open. */
export interface Branch {
  name: string
  /** The site's own branch. */
  base: string
  /** The address of the pull request. */
  pull?: string
}

/** A branch at one moment. */
export interface Head extends Branch {
  commit: string
  /** The id of the whole tree. */
  tree: string
  /** The id of the content; undefined if there is none. */
  content: string | undefined
  /** The id of public/; it changes with every change of its files. */
  filesTree: string
  /** The ids of the files of public/, by path as in "/logos/acme.svg". */
  files: ReadonlyMap<string, string>
}

export const proposalFor = (commit: string) => `${proposals}${commit.slice(0, 10)}`

/** Finds the branch to work on. For a token that may not see pull requests it is the site's own. Rejects with `GithubRefused`. */
export async function findBranch(
  api: GithubApi,
  base: string,
  repository: string,
): Promise<Branch> {
  try {
    const own = (await api.pulls(base)).find(
      ({ branch, from }) => from === repository && branch.startsWith(proposals),
    )
    return own ? { name: own.branch, base, pull: own.address } : { name: base, base }
  } catch (error) {
    const isHidden =
      error instanceof GithubRefused &&
      ['forbidden', 'not-found'].includes(error.failure.code)
    if (isHidden) return { name: base, base }
    throw error
  }
}

/** `known`: a head that was read before; it is the answer where the branch has not moved. */
export async function readHead(
  api: GithubApi,
  branch: Branch,
  known?: Head,
): Promise<Head> {
  const commit = await api.tip(branch.name)
  if (known?.commit === commit && known.name === branch.name) return known
  const tree = await api.treeOf(commit)
  const top = await api.tree(tree)
  const [content, files] = await Promise.all([
    below(api, top, 'content', false),
    below(api, top, 'public', true),
  ])
  return {
    ...branch,
    commit,
    tree,
    content: content.find(({ path, type }) => path === 'site.json' && type === 'blob')
      ?.sha,
    filesTree: shaOf(top, 'public'),
    files: publicFiles(files),
  }
}

const folderIn = (top: readonly TreeEntry[], name: string) =>
  top.find(({ path, type }) => path === name && type === 'tree')

const shaOf = (top: readonly TreeEntry[], name: string) => folderIn(top, name)?.sha ?? ''

async function below(
  api: GithubApi,
  top: readonly TreeEntry[],
  name: string,
  isDeep: boolean,
): Promise<TreeEntry[]> {
  const folder = folderIn(top, name)
  return folder ? api.tree(folder.sha, isDeep) : []
}

/** The files of public/ in a commit, by path, with their ids. */
export async function filesIn(
  api: GithubApi,
  commit: string,
): Promise<ReadonlyMap<string, string>> {
  const top = await api.tree(await api.treeOf(commit))
  return publicFiles(await below(api, top, 'public', true))
}

const publicFiles = (entries: readonly TreeEntry[]) =>
  new Map(
    entries
      .filter(({ path, type }) => type === 'blob' && !isLeftover(`/${path}`))
      .map(({ path, sha }) => [`/${path}`, sha]),
  )
