import { existsSync } from 'node:fs'
import { basename, dirname, relative, resolve, sep } from 'node:path'

import type { Failure, GithubSettings } from '../../../src/editorApi/publishing.ts'
import { runGit } from '../../git/runGit.ts'

/** The project as a checkout of a repository, at one moment. */
export interface Checkout {
  /** The project's folder, in which Git is run. */
  folder: string
  /** From the top of the repository to the project: "" or as in "site/". */
  prefix: string
  /** The two folders that are published, relative to the project's folder. */
  published: [content: string, pictures: string]
  /** Relative to the project's folder, with slashes. */
  contentPath: string
  contentFile: string
  index: string
  remote: string
  branch: string
  /** The commit that is checked out. */
  head: string
  /** Where the branch stands at the remote. */
  tip: string
  /** The merge base of the files on the disk: `head`, or a newer remote commit that the local branch could not move to. */
  base: string
}

/** The ref that keeps the base where it is later than the commit that is checked out. */
export const baseOf = (head: string) => `refs/site/base/${head}`

/** Thrown where publishing through Git cannot go on; its failure is shown to the owner. */
export class GitRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

/** Runs Git in one folder. A command that fails rejects with `GitRefused`. */
export function gitIn(folder: string, signal?: AbortSignal) {
  return async function git(
    args: readonly string[],
    options: Omit<NonNullable<Parameters<typeof runGit>[2]>, 'signal'> = {},
  ): Promise<Buffer> {
    const result = await runGit(folder, args, { ...options, ...(signal && { signal }) })
    if (!result.ok) throw new GitRefused(result.failure)
    return result.out
  }
}

export type Git = ReturnType<typeof gitIn>

/** Asks the remote too. Rejects with `GitRefused` where nothing can be published from here. */
export async function findCheckout(
  git: Git,
  contentFile: string,
  settings: GithubSettings,
): Promise<Checkout> {
  const folder = projectFolder(contentFile)
  const inWords = async (...args: string[]) => (await git(args)).toString().trim()
  const refuse = (code: 'no-remote' | 'detached' | 'merging', detail: string) => {
    throw new GitRefused({ code, detail })
  }
  const contentPath = relative(folder, contentFile).split(sep).join('/')
  // A project may lie in somebody's repository without being a part of it.
  const isTracked = await inWords('ls-files', '--', contentPath)
  if (isTracked === '') refuse('no-remote', `${contentPath} is not in the repository`)
  const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']
  const asked = ['index', ...unfinished, 'rebase-merge', 'rebase-apply']
  const [prefix = '', head = '', name = '', index = '', ...begun] = (
    await git([
      'rev-parse',
      '--show-prefix',
      'HEAD',
      '--symbolic-full-name',
      'HEAD',
      '--path-format=absolute',
      ...asked.flatMap((path) => ['--git-path', path]),
    ])
  )
    .toString()
    .split('\n')
  const left = begun.find((path) => path !== '' && existsSync(path))
  if (left !== undefined) refuse('merging', `${basename(left)} is there`)
  if (!name.startsWith('refs/heads/')) refuse('detached', name)
  const checkedOut = name.slice('refs/heads/'.length)
  const { remote = 'origin', branch = checkedOut } = settings
  if (branch !== checkedOut)
    throw new GitRefused({ code: 'other-branch', branch, detail: `on ${checkedOut}` })
  const remotes = (await inWords('remote')).split('\n')
  if (!remotes.includes(remote)) refuse('no-remote', `no remote "${remote}"`)
  const tracked = `refs/remotes/${remote}/${branch}`
  await git([
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    remote,
    `+refs/heads/${branch}:${tracked}`,
  ])
  const format = '--format=%(objectname) %(refname)'
  const refs = (await inWords('for-each-ref', format, tracked, baseOf(head))).split('\n')
  const idOf = (ref: string) =>
    refs.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0]
  const tip = idOf(tracked) ?? ''
  const countOutside = async (commit: string) =>
    Number(await inWords('rev-list', '--count', `${tip}..${commit}`))
  const count = await countOutside(head)
  if (count > 0) {
    const detail = await inWords('log', '--oneline', '-5', `${tip}..${head}`)
    throw new GitRefused({ code: 'unpushed-commits', count, detail })
  }
  const kept = idOf(baseOf(head))
  const base = kept !== undefined && (await countOutside(kept)) === 0 ? kept : head
  const published: Checkout['published'] = [dirname(contentPath), 'public']
  const names = { folder, prefix, published, contentPath, contentFile, index }
  return { ...names, remote, branch, head, tip, base }
}

export const projectFolder = (contentFile: string) => resolve(dirname(contentFile), '..')

/** Is the content tracked by Git, in a repository with a remote? */
export async function hasRemote(contentFile: string): Promise<boolean> {
  const folder = projectFolder(contentFile)
  const tracked = await runGit(folder, ['ls-files', '--', contentFile])
  if (!tracked.ok || tracked.out.length === 0) return false
  const remotes = await runGit(folder, ['remote'])
  return remotes.ok && remotes.out.length > 0
}
