/** GitHub Pages, or any host that builds from a repository: what is sent is a commit of content/ and public/. */

import { commitMessage, undoMessage } from '../../../src/editor/changes/commitMessage.ts'
import type { Side } from '../../../src/editor/merge/applyChoices.ts'
import { parseContent } from '../../../src/editor/state/parseContent.ts'
import type { GithubSettings, Publication } from '../../../src/editorApi/publishing.ts'
import { sha256 } from '../../files/hashes.ts'
import { revisionOf } from '../../site/siteFolder.ts'
import { systemLanguage } from '../../terminal/systemLanguage.ts'
import type { Ask, Failed, OnProgress, Sent, Target } from '../target.ts'
import {
  findCheckout,
  gitIn,
  hasRemote,
  projectFolder,
  GitRefused,
  type Checkout,
  type Git,
} from './checkout.ts'
import { mergeFiles, type Choose } from './merge.ts'
import { moveBranch, writeTheirChanges } from './moveBranch.ts'
import { differences, readBlob, treeOnDisk, treeWith, type TreeChanges } from './trees.ts'

/** How often a push is tried where somebody else pushes first each time. */
const tries = 3
/** A publication is looked for in this many commits. */
const maxCommits = 500

/** A publication of the project that this content file lies in. */
interface Sending {
  contentFile: string
  settings: GithubSettings
  signal: AbortSignal
  onProgress: OnProgress
}

/** The target is the repository in which the project lies. */
export function githubTarget(contentFile: string): Target<GithubSettings> {
  return {
    needsSecret: false,
    isPossible: hasRemote,
    takesBuiltSite: false,
    isOnline: true,
    connect: ({ settings, signal }) =>
      retried(async () => {
        const git = gitIn(projectFolder(contentFile), signal)
        const checkout = await findCheckout(git, contentFile, settings)
        await git(['var', 'GIT_AUTHOR_IDENT'])
        // Asks for the right to write and leaves no trace in the repository.
        await push(git, checkout, checkout.tip, ['--dry-run'])
        return { ok: true, settings: settingsOf(checkout) }
      }),
    send({ settings, signal, ask }, _, onProgress) {
      const choose = choosing(ask)
      const sending = { contentFile, settings, signal, onProgress }
      return retried(() => sendOnce(sending, choose))
    },
    rollback: ({ settings, signal }, { publication }, onProgress) =>
      retried(() => undoOnce({ contentFile, settings, signal, onProgress }, publication)),
  }
}

const settingsOf = ({ remote, branch }: Checkout): GithubSettings => ({
  kind: 'github',
  remote,
  branch,
})

/** Turns `GitRefused` into a failure. Where somebody else has pushed first, it is tried again, on top of that. */
async function retried<Result>(
  act: () => Promise<Result>,
  left = tries,
): Promise<Result | Failed> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error
    const { failure } = error
    if (failure.code === 'somebody-was-faster' && left > 1) return retried(act, left - 1)
    return { ok: false, failure }
  }
}

/** Remembers the owner's answers, so that a publication that is tried again asks nothing twice. */
function choosing(ask: Ask): Choose {
  const known = new Map<string, Side[]>()
  return async (conflicts) => {
    if (conflicts.length === 0) return []
    const key = JSON.stringify(conflicts)
    const sides = known.get(key) ?? (await ask({ kind: 'conflicts', conflicts })).sides
    known.set(key, sides)
    return sides
  }
}

async function sendOnce(sending: Sending, choose: Choose): Promise<Sent> {
  const { contentFile, settings, signal } = sending
  const git = gitIn(projectFolder(contentFile), signal)
  const checkout = await findCheckout(git, contentFile, settings)
  const revision = revisionOf(contentFile) ?? ''
  const ourTree = await treeOnDisk(git, checkout)
  const { changes, text } = await mergeFiles(git, checkout, ourTree, choose)
  const commit = await commitOf(git, checkout, changes, () =>
    messageOf(git, checkout, changes, text),
  )
  await pushWithProgress(git, checkout, commit, { changes, ...sending })
  const theirs = await differences(git, checkout, ourTree, commit)
  await afterwards(checkout, async (unstopped) => {
    if (await writeTheirChanges(unstopped, checkout, { theirs, commit, revision }))
      await moveBranch(unstopped, checkout, commit)
  })
  return {
    ok: true,
    settings: settingsOf(checkout),
    ...(theirs.size > 0 && { isMerged: true }),
  }
}

async function undoOnce(sending: Sending, publication: Publication): Promise<Sent> {
  const { contentFile, settings, signal } = sending
  const git = gitIn(projectFolder(contentFile), signal)
  const checkout = await findCheckout(git, contentFile, settings)
  const changes = await changesBackTo(git, checkout, publication)
  const commit = await commitOf(git, checkout, changes, () =>
    Promise.resolve(undoMessage(systemLanguage())),
  )
  await pushWithProgress(git, checkout, commit, { changes, ...sending })
  await afterwards(checkout, async (unstopped) => {
    // Git may go on to the commit where only the owner's own changes lie between.
    const theirs = await differences(unstopped, checkout, checkout.base, checkout.tip)
    if (theirs.size === 0) await moveBranch(unstopped, checkout, commit)
  })
  return { ok: true, settings: settingsOf(checkout) }
}

/** Done after the push, without the owner's signal to stop. A failure here is ignored: the site is online, and the next publication puts it right. */
async function afterwards(
  { folder }: Checkout,
  act: (git: Git) => Promise<void>,
): Promise<void> {
  try {
    await act(gitIn(folder))
  } catch (error) {
    const isExpected =
      error instanceof GitRefused || (error instanceof Error && 'code' in error)
    if (!isExpected) throw error
  }
}

/** The commit to push, made on the remote's tip; the tip itself where nothing is to change. */
async function commitOf(
  git: Git,
  { tip }: Checkout,
  changes: TreeChanges,
  message: () => Promise<string>,
): Promise<string> {
  if (changes.size === 0) return tip
  const tree = await treeWith(git, tip, changes)
  const args = ['commit-tree', tree, '-p', tip, '-F', '-']
  return (await git(args, { input: await message() })).toString().trim()
}

async function messageOf(
  git: Git,
  { tip, prefix, contentPath }: Checkout,
  changes: TreeChanges,
  text: string | undefined,
): Promise<string> {
  const contentInTree = prefix + contentPath
  const files = new Map(
    [...changes].flatMap(([path, file]) =>
      path === contentInTree ? [] : [[path.slice(prefix.length), file] as const],
    ),
  )
  const id = changes.get(contentInTree)?.id
  const read = async (name: string) => (await readBlob(git, name)).toString()
  const after = text ?? (id === undefined ? undefined : await read(id))
  if (after === undefined) return commitMessage({ files }, systemLanguage())
  const before = await read(`${tip}:./${contentPath}`)
  const contents = { before: parseContent(before), after: parseContent(after) }
  return commitMessage({ ...contents, files }, systemLanguage())
}

async function pushWithProgress(
  git: Git,
  checkout: Checkout,
  commit: string,
  { changes, onProgress }: { changes: TreeChanges; onProgress: OnProgress },
): Promise<void> {
  const total = await bytesOf(git, changes)
  onProgress(0, total)
  if (commit !== checkout.tip)
    await push(git, checkout, commit, ['--progress'], (part) =>
      onProgress(Math.round(total * part), total),
    )
  onProgress(total, total)
}

async function push(
  git: Git,
  { remote, branch }: Checkout,
  commit: string,
  options: readonly string[],
  onPart?: (part: number) => void,
): Promise<void> {
  const args = ['push', '--porcelain', '--no-verify', '--no-follow-tags', ...options]
  try {
    await git([...args, remote, `${commit}:refs/heads/${branch}`], {
      onProgress(words) {
        const percent = /Writing objects:\s+(\d+)%/.exec(words)?.[1]
        if (percent !== undefined) onPart?.(Number(percent) / 100)
      },
    })
  } catch (error) {
    if (error instanceof GitRefused && error.failure.code === 'protected-branch')
      throw new GitRefused({ ...error.failure, branch })
    throw error
  }
}

async function bytesOf(git: Git, changes: TreeChanges): Promise<number> {
  const ids = [...changes.values()].flatMap((file) => (file ? [`${file.id}\n`] : []))
  if (ids.length === 0) return 0
  const input = ids.join('')
  const sizes = await git(['cat-file', '--batch-check=%(objectsize)'], { input })
  return sizes
    .toString()
    .split('\n')
    .reduce((sum, size) => sum + Number(size), 0)
}

/** What differs from the remote's tip in the newest commit whose content file is the published one. Commits equal to the tip are passed over. */
async function changesBackTo(
  git: Git,
  checkout: Checkout,
  { revision }: Publication,
): Promise<TreeChanges> {
  const { tip, published, contentPath } = checkout
  const args = ['rev-list', `--max-count=${maxCommits}`, tip, '--', ...published]
  const commits = (await git(args)).toString().trim().split('\n')
  const input = commits.map((commit) => `${commit}:${checkout.prefix}${contentPath}\n`)
  const ids = await git(['cat-file', '--batch-check=%(objectname)'], {
    input: input.join(''),
  })
  const isSame = new Map<string, boolean>()
  for (const [at, id] of ids.toString().split('\n').entries()) {
    const commit = commits[at]
    if (commit === undefined || id.endsWith(' missing')) continue
    const bytes = isSame.has(id) ? undefined : await readBlob(git, id)
    if (bytes) isSame.set(id, sha256(bytes) === revision)
    if (!isSame.get(id)) continue
    const changes = await differences(git, checkout, tip, commit)
    if (changes.size > 0) return changes
  }
  throw new GitRefused({
    code: 'nothing-to-roll-back',
    detail: `no commit of ${revision}`,
  })
}
