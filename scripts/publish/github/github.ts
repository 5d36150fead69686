/** GitHub Pages, or any host that builds from a repository. Commits and pushes content/ and public/, as a developer would. */
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'

import { matcherOf } from '../../../schema/model/patterns.ts'
import { photo } from '../../../schema/model/pictures.ts'
import { isLeftover } from '../../../schema/read/isLeftover.ts'
import type { GithubSettings } from '../../../src/editorApi/publishing.ts'
import { checkContentFile } from '../../check/contentFile.ts'
import { tryRead } from '../../files/tryRead.ts'
import { writeAtomically } from '../../files/writeAtomically.ts'
import { revisionOf } from '../../site/siteFolder.ts'
import { siteOnDisk } from '../prepareVersion.ts'
import { FailureError } from '../remoteFailure.ts'
import type { Ask, Target } from '../target.ts'
import { gitIn, type Git } from './git.ts'

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
      const mergeResult = await mergeContent(checkout, ask)
      await commitSite(checkout, message)
      await mergeRemote(checkout, mergeResult)
      const { remote, branch } = checkout
      await git(['push', '--porcelain', remote, `HEAD:refs/heads/${branch}`])
      const { version, revision } = siteOnDisk(contentFile)
      return { content: { version, revision } }
    },
  }
}

const projectFolder = (contentFile: string) => resolve(dirname(contentFile), '..')

/** Whether one of the folders of a path is a repository. */
export function isInRepository(path: string): boolean {
  const parent = resolve(path, '..')
  return existsSync(join(path, '.git')) || (path !== parent && isInRepository(parent))
}

/** Finds the project's repository, and its branch on the remote. Rejects with `FailureError` if it cannot be published. */
async function findCheckout(git: Git, contentFile: string) {
  const folder = projectFolder(contentFile)
  const readLine = async (...args: string[]) => (await git(args)).trim()
  const contentPath = relative(folder, contentFile).split(sep).join('/')
  // A project can be in someone's repository without being part of it.
  if ((await readLine('ls-files', '--', contentPath)) === '')
    throw new FailureError('repository-missing', `${contentPath} is not in Git`)
  const gitFolder = await readLine('rev-parse', '--absolute-git-dir')
  await abortKilledMerge(git, gitFolder, contentFile)
  const operation = unfinishedOperation(gitFolder)
  if (operation !== undefined)
    throw new FailureError('repository-busy', `${operation} is there`)
  // The name is empty if an old version is checked out.
  const local = await readLine('branch', '--show-current')
  const format = '--format=%(upstream:remotename) %(upstream:remoteref)'
  const upstream =
    local === '' ? '' : await readLine('for-each-ref', format, `refs/heads/${local}`)
  const [remote = '', ref = ''] =
    upstream === '' ? ['origin', local] : upstream.split(' ')
  if (!(await readLine('remote')).split('\n').includes(remote))
    throw new FailureError('repository-missing', `no remote "${remote}"`)
  const branch = ref.replace('refs/heads/', '')

  const refs = ['HEAD', `refs/heads/${branch}`]
  const output = await git(['ls-remote', '--symref', remote, ...refs])
  const [, defaultBranch = branch] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(output) ?? []
  // Services build from the default branch. Another one may be a developer's, or the branch was renamed.
  if (branch !== defaultBranch)
    throw new FailureError(
      'repository-busy',
      `The site is published from the branch "${defaultBranch}".`,
    )
  let tip: string | undefined
  if (output !== '') {
    await git(['fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`])
    tip = await readLine('rev-parse', 'FETCH_HEAD')
  }
  const checkout = {
    git,
    folder,
    gitFolder,
    contentFile,
    /** The path of the content file, relative to the folder, with slashes. */
    contentPath,
    /** The folders that are published. */
    published: [dirname(contentPath), 'public'] as const,
    remote,
    /** The branch in the remote. */
    branch,
    /** The remote's commit; undefined if the repository there is empty. */
    tip,
  }
  if (tip !== undefined) await rejectUnpushed(checkout, tip)
  return checkout
}

/** Rejects a developer's commits: they are not published unasked. Commits of only content and pictures are accepted. */
async function rejectUnpushed(checkout: Checkout, tip: string): Promise<void> {
  const { git, published, remote } = checkout
  const otherPaths = [':/', ...published.map((folder) => `:(exclude,literal)${folder}`)]
  const log = ['--no-literal-pathspecs', 'log', '--oneline', '-5']
  const range = ['--full-history', '--no-merges', `${tip}..HEAD`, '--']
  const commits = await git([...log, ...range, ...otherPaths])
  if (commits !== '')
    throw new FailureError('repository-refused', `Not in ${remote}:\n${commits}`)
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
async function abortKilledMerge(git: Git, gitFolder: string, contentFile: string) {
  const message = tryRead(join(gitFolder, 'MERGE_MSG'))?.toString() ?? ''
  if (!existsSync(join(gitFolder, 'MERGE_HEAD')) || !message.startsWith(mergeMessage))
    return
  const savedBytes = readFileSync(contentFile)
  // Pictures are not checked: the merge may have damaged them.
  const isValid = checkContentFile(contentFile, {}).result.ok
  // Git does not abort a merge if a file that it has merged was changed later.
  await git(['checkout', 'HEAD', '--', contentFile])
  await git(['merge', '--abort'])
  if (isValid) writeAtomically(contentFile, savedBytes)
}

/** Returns the new names of their pictures and, if Git cannot merge the content, its text as merged in the owner's page. */
async function mergeContent(checkout: Checkout, ask: Ask) {
  const { git, published, contentFile, contentPath, tip } = checkout
  if (tip === undefined) return { renamed: new Map<string, string>() }
  const ancestor = (await git(['merge-base', 'HEAD', tip])).trim()
  if (ancestor === tip) return { renamed: new Map<string, string>() }
  const base = await git(['show', `${ancestor}:./${contentPath}`])
  const committedText = await git(['show', `${tip}:./${contentPath}`])
  const renamed = await renamedPictures(checkout, ancestor, tip)
  const quotedPath = (path: string) => `"${path.slice(published[1].length)}"`
  let theirs = committedText
  for (const [path, newPath] of renamed)
    theirs = theirs.replaceAll(quotedPath(path), quotedPath(newPath))
  const revision = revisionOf(contentFile)
  const ours = readFileSync(contentFile, 'utf8')
  if (theirs === base || theirs === ours || (ours === base && theirs === committedText))
    return { renamed }
  const text = await ask({ kind: 'merge', base, theirs })
  if (text === '') throw new FailureError('changed-elsewhere', 'Not merged.')
  if (revisionOf(contentFile) !== revision)
    throw new FailureError('changed-elsewhere', 'Changed.')
  return { text, renamed }
}

/** Finds pictures that others have added under a name of ours. Their new names contain the id of the content. */
async function renamedPictures(checkout: Checkout, ancestor: string, tip: string) {
  const { git, folder, published } = checkout
  const renamed = new Map<string, string>()
  const diff = ['diff', '--name-only', '-z', '--no-renames', '--relative']
  const range = ['--diff-filter=A', ancestor, tip, '--', published[1]]
  for (const path of (await git([...diff, ...range])).split('\0')) {
    const isPicture = matcherOf(photo.pattern)(path.slice(published[1].length))
    if (!isPicture || !existsSync(join(folder, path))) continue
    const id = await git(['rev-parse', `${tip}:./${path}`])
    if (id === (await git(['hash-object', '--', path]))) continue
    const { dir, name, ext } = posix.parse(path)
    renamed.set(path, posix.join(dir, `${name}-${id.slice(0, 8)}${ext}`))
  }
  return renamed
}

/** Commits only content and pictures: a developer's other staged changes stay staged. */
async function commitSite({ git, published }: Checkout, message: string): Promise<void> {
  // Includes ignored files: the site's version is computed from everything in public. In content, the editor has its
  // own files.
  const untracked = await git(['ls-files', '-z', '--others', '--', published[1]])
  const added = untracked.split('\0').filter((path) => path !== '' && !isLeftover(path))
  const options = ['--pathspec-from-file=-', '--pathspec-file-nul']
  if (added.length > 0)
    await git(['add', '--intent-to-add', '--force', ...options], added.join('\0'))
  const diff = ['diff', '--name-only', '-z', '--no-renames', '--relative', 'HEAD', '--']
  const changed = await git([...diff, ...published])
  if (changed === '') return
  const commit = ['commit', '--quiet', '--cleanup=whitespace', `--message=${message}`]
  await git([...commit, '--only', ...options], changed)
}

async function mergeRemote(
  { git, folder, gitFolder, contentFile, contentPath, tip }: Checkout,
  { text, renamed }: Awaited<ReturnType<typeof mergeContent>>,
): Promise<void> {
  if (tip === undefined) return
  try {
    await git(['merge', '--quiet', '--ff', '--no-commit', '-m', mergeMessage, tip]).catch(
      (error: unknown) => {
        if (unfinishedOperation(gitFolder) === undefined) throw error
      },
    )
    if (unfinishedOperation(gitFolder) === undefined) return
    if (text !== undefined) {
      writeAtomically(contentFile, text)
      await git(['add', '--', contentPath])
    }
    for (const [path, newPath] of renamed) {
      await git(['checkout', tip, '--', path])
      renameSync(join(folder, path), join(folder, newPath))
      await git(['checkout', 'HEAD', '--', path])
      await git(['add', '--force', '--', newPath])
    }
    const conflicts = await git([
      'diff',
      '--name-only',
      '--no-relative',
      '--diff-filter=U',
    ])
    if (conflicts !== '') throw new FailureError('changed-elsewhere', conflicts)
    // Two valid versions may be invalid when combined.
    const { result } = checkContentFile(contentFile)
    if (!result.ok) throw new FailureError('not-ready', '', { problems: result.problems })
    await git(['commit', '--quiet', '--no-edit'])
  } catch (error) {
    // Runs even if the owner stopped the publication. Fails if no merge was started.
    await gitIn(folder)(['merge', '--abort']).catch(() => {})
    throw error
  }
}
