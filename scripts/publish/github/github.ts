/** GitHub Pages, or any host that builds from a repository. Commits content/ and public/ and pushes them, as a developer would. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

import { isLeftover } from '../../../schema/read/leftovers.ts'
import type { FailureId, GithubSettings } from '../../../src/editorApi/publishing.ts'
import { checkContentFile } from '../../check/contentFile.ts'
import { writeAtomically } from '../../files/writeAtomically.ts'
import { revisionOf } from '../../site/siteFolder.ts'
import { siteOnDisk } from '../prepareVersion.ts'
import { KnownFailure } from '../remoteFailure.ts'
import type { Ask, Target } from '../target.ts'
import { gitIn, type Git } from './git.ts'

function refuse(id: FailureId, detail: string): never {
  throw new KnownFailure(id, detail)
}

/** The project as a checkout of a repository. */
type Checkout = Awaited<ReturnType<typeof findCheckout>>

/** The target is the repository that contains the project. */
export function githubTarget(contentFile: string): Target<GithubSettings> {
  const folder = projectFolder(contentFile)
  return {
    takesBuiltSite: false,
    async connect({ signal }) {
      const git = gitIn(folder, signal)
      const { remote, branch, tip } = await findCheckout(git, contentFile)
      await git(['var', 'GIT_AUTHOR_IDENT'])
      // Checks the write permission without pushing anything.
      const ref = `${tip ?? 'HEAD'}:refs/heads/${branch}`
      await git(['push', '--porcelain', '--dry-run', remote, ref])
      return {}
    },
    async send({ signal, ask }, { message = 'Site' }) {
      const git = gitIn(folder, signal)
      const checkout = await findCheckout(git, contentFile)
      const text = await mergedText(checkout, ask)
      await commitOurs(checkout, message)
      await mergeTheirs(checkout, text)
      const { remote, branch } = checkout
      await git(['push', '--porcelain', remote, `HEAD:refs/heads/${branch}`])
      const { version, revision } = siteOnDisk(contentFile)
      return { content: { version, revision } }
    },
  }
}

const projectFolder = (contentFile: string) => resolve(dirname(contentFile), '..')

/** Whether the project is in a repository. */
export function isInRepository(contentFile: string): boolean {
  let folder = projectFolder(contentFile)
  while (!existsSync(join(folder, '.git')) && folder !== dirname(folder))
    folder = dirname(folder)
  return existsSync(join(folder, '.git'))
}

/** Asks the remote too. Rejects with `KnownFailure` if nothing can be published from here. */
async function findCheckout(git: Git, contentFile: string) {
  const folder = projectFolder(contentFile)
  const line = async (...args: string[]) => (await git(args)).trim()
  const contentPath = relative(folder, contentFile).split(sep).join('/')
  // A project can be in someone's repository without being part of it.
  if ((await line('ls-files', '--', contentPath)) === '')
    refuse('repository-missing', `${contentPath} is not in the repository`)
  const gitFolder = await line('rev-parse', '--absolute-git-dir')
  await endOwnMerge(git, gitFolder, contentFile)
  const operation = unfinishedOperation(gitFolder)
  if (operation !== undefined) refuse('repository-busy', `${operation} is there`)
  // Empty if an old version is checked out.
  const local = await line('branch', '--show-current')
  const format = '--format=%(upstream:remotename) %(upstream:remoteref)'
  const upstream =
    local === '' ? '' : await line('for-each-ref', format, `refs/heads/${local}`)
  const [remote = '', ref = ''] =
    upstream === '' ? ['origin', local] : upstream.split(' ')
  if (!(await line('remote')).split('\n').includes(remote))
    refuse('repository-missing', `no remote "${remote}"`)
  const branch = ref.replace('refs/heads/', '')

  const refs = ['HEAD', `refs/heads/${branch}`]
  const listed = await git(['ls-remote', '--symref', remote, ...refs])
  const [, defaultBranch = branch] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed) ?? []
  // Services build from the default branch. Another one may be a developer's, or the branch was renamed.
  if (branch !== defaultBranch)
    refuse('repository-busy', `Current branch: "${local}". Published: "${defaultBranch}"`)
  let tip: string | undefined
  if (listed !== '') {
    await git(['fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`])
    tip = await line('rev-parse', 'FETCH_HEAD')
  }
  const checkout = {
    git,
    folder,
    gitFolder,
    contentFile,
    /** Relative to the folder, with slashes. */
    contentPath,
    /** The folders that are published. */
    published: [dirname(contentPath), 'public'] as const,
    remote,
    /** The branch in the remote. */
    branch,
    /** The remote's commit; undefined if the repository there is empty. */
    tip,
  }
  if (tip !== undefined) await refuseUnpushed(checkout, tip)
  return checkout
}

/** A developer's commits are not published unasked. Commits that contain only content and pictures are published too. */
async function refuseUnpushed(
  { git, published, remote, branch }: Checkout,
  tip: string,
): Promise<void> {
  const others = [':/', ...published.map((folder) => `:(exclude,literal)${folder}`)]
  const log = ['--no-literal-pathspecs', 'log', '--oneline', '-5']
  const range = ['--full-history', '--no-merges', `${tip}..HEAD`, '--']
  const commits = await git([...log, ...range, ...others])
  if (commits !== '')
    refuse('repository-refused', `Not in ${remote}/${branch}:\n${commits}`)
}

/** The file or folder in which Git records an unfinished operation; undefined if there is none. */
function unfinishedOperation(gitFolder: string): string | undefined {
  const heads = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']
  return [...heads, 'rebase-merge', 'rebase-apply'].find((name) =>
    existsSync(join(gitFolder, name)),
  )
}

/** A killed merge with this message is ours. */
const mergeMessage = 'Merge what others have published'

/** Undoes a killed merge of ours. The content was committed before the merge. Later saves are restored. */
async function endOwnMerge(
  git: Git,
  gitFolder: string,
  contentFile: string,
): Promise<void> {
  const head = join(gitFolder, 'MERGE_HEAD')
  const message = join(gitFolder, 'MERGE_MSG')
  if (!existsSync(head) || !existsSync(message)) return
  if (!readFileSync(message, 'utf8').startsWith(mergeMessage)) return
  const saved = readFileSync(contentFile)
  const isValid = checkContentFile(contentFile).result.ok
  await git(['merge', '--abort'])
  if (isValid) writeAtomically(contentFile, saved)
}

/** The content, merged in the owner's page with what others have published since; undefined if Git can merge it. */
async function mergedText(
  { git, contentFile, contentPath, tip }: Checkout,
  ask: Ask,
): Promise<string | undefined> {
  if (tip === undefined) return undefined
  const common = (await git(['merge-base', 'HEAD', tip])).trim()
  if (common === tip) return undefined
  const base = await git(['show', `${common}:./${contentPath}`])
  const theirs = await git(['show', `${tip}:./${contentPath}`])
  const revision = revisionOf(contentFile)
  const ours = readFileSync(contentFile, 'utf8')
  if (theirs === base || theirs === ours || ours === base) return undefined
  const text = await ask({ kind: 'merge', base, theirs })
  if (text === '') throw new KnownFailure('changed-elsewhere', 'Not merged.')
  if (revisionOf(contentFile) !== revision)
    throw new KnownFailure('changed-elsewhere', 'Changed.')
  return text
}

/** Commits only content and pictures: other staged changes of a developer stay staged. */
async function commitOurs({ git, published }: Checkout, message: string): Promise<void> {
  // Includes ignored files: the site's version is computed from everything in public. In content, the editor has its
  // own files.
  const others = await git(['ls-files', '-z', '--others', '--', published[1]])
  const added = others.split('\0').filter((path) => path !== '' && !isLeftover(path))
  const options = ['--pathspec-from-file=-', '--pathspec-file-nul']
  if (added.length > 0)
    await git(['add', '--intent-to-add', '--force', ...options], added.join('\0'))
  const diff = ['diff', '--name-only', '-z', '--no-renames', '--relative', 'HEAD', '--']
  const changed = await git([...diff, ...published])
  if (changed === '') return
  const commit = ['commit', '--quiet', '--cleanup=whitespace', `--message=${message}`]
  await git([...commit, '--only', ...options], changed)
}

async function mergeTheirs(
  { git, folder, gitFolder, contentFile, contentPath, tip }: Checkout,
  text: string | undefined,
): Promise<void> {
  if (tip === undefined) return
  try {
    await git(['merge', '--quiet', '--no-commit', '-m', mergeMessage, tip]).catch(
      (error: unknown) => {
        if (unfinishedOperation(gitFolder) === undefined) throw error
      },
    )
    if (unfinishedOperation(gitFolder) === undefined) return
    if (text !== undefined) {
      writeAtomically(contentFile, text)
      await git(['add', '--', contentPath])
    }
    const conflicts = await git(['diff', '--name-only', '--diff-filter=U'])
    if (conflicts !== '') throw new KnownFailure('changed-elsewhere', conflicts)
    // Two valid versions may be invalid when combined.
    const { result } = checkContentFile(contentFile)
    if (!result.ok) throw new KnownFailure('not-ready', '', { problems: result.problems })
    await git(['commit', '--quiet', '--no-edit'])
  } catch (error) {
    // Also if the owner stopped it. Fails if no merge was started.
    await gitIn(folder)(['merge', '--abort']).catch(() => {})
    throw error
  }
}
