import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { revisionOf, writeSite } from '../../site/siteFolder.ts'
import { baseOf, GitRefused, type Checkout, type Git } from './checkout.ts'
import {
  differences,
  readBlob,
  stageChanges,
  treeWith,
  withIndex,
  type TreeChanges,
} from './trees.ts'

/**
 * Writes to the disk what others have published since. False where the content was changed meanwhile. Rejects with
 * `GitRefused` where Git fails, and with what the file system throws.
 */
export async function writeTheirChanges(
  git: Git,
  { contentFile, contentPath, folder, prefix }: Checkout,
  { theirs, commit, revision }: { theirs: TreeChanges; commit: string; revision: string },
): Promise<boolean> {
  if (revisionOf(contentFile) !== revision) return false
  const paths = [...theirs].map(
    ([path, file]) => [path.slice(prefix.length), file] as const,
  )
  const others = paths.filter(([path]) => path !== contentPath)
  // New pictures first, then the content, then what is removed: the content never names a picture that is missing.
  const coming = others.filter(([, file]) => file).map(([path]) => `${path}\0`)
  if (coming.length > 0)
    await withIndex(async (env) => {
      await git(['read-tree', commit], { env })
      const input = coming.join('')
      await git(['checkout-index', '--force', '-z', '--stdin'], { env, input })
    })
  if (theirs.has(prefix + contentPath)) {
    const text = (await readBlob(git, `${commit}:./${contentPath}`)).toString()
    if (!writeSite(contentFile, { text, files: new Map() }, revision)) return false
  }
  for (const [path, file] of others)
    if (!file) rmSync(join(folder, path), { force: true })
  return true
}

/**
 * Moves the branch that is checked out to `commit`, with its index and the other files. Where a developer's unfinished work
 * is in the way it moves nothing, and keeps the commit as base (`baseOf`) of the next merge.
 */
export async function moveBranch(
  git: Git,
  checkout: Checkout,
  commit: string,
): Promise<void> {
  const { head, branch, base } = checkout
  if (head === commit) return
  try {
    await moveAll(git, checkout, commit)
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error
    await git(['update-ref', baseOf(head), commit])
    return
  }
  const message = ['-m', 'publish: the commit that is online']
  await git(['update-ref', ...message, `refs/heads/${branch}`, commit, head])
  if (base !== head) await git(['update-ref', '-d', baseOf(head)])
}

async function moveAll(git: Git, checkout: Checkout, commit: string): Promise<void> {
  const { head, index } = checkout
  const changes = await differences(git, checkout, head, commit)
  await refuseStaged(git, checkout, changes)
  // In a copied project Git has not compared the files with its index yet.
  await git(['update-index', '-q', '--refresh'])
  // The content on the disk is that of `commit` already: with this index Git does not touch it.
  const from = await treeWith(git, head, changes)
  const twoWays = ['read-tree', '-m', '-u']
  await withIndex(async (env) => {
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE)
    await stageChanges(git, changes, env)
    await git([...twoWays, '--dry-run', from, commit], { env })
  })
  await stageChanges(git, changes)
  await git([...twoWays, from, commit])
}

/** Throws `GitRefused` where one of these files is staged in another form than it was checked out or is published. */
async function refuseStaged(
  git: Git,
  { head, published }: Checkout,
  changes: TreeChanges,
): Promise<void> {
  const index = (await git(['write-tree'])).toString().trim()
  const staged = await differences(git, { published }, head, index)
  for (const [path, file] of staged)
    if (changes.has(path) && changes.get(path)?.id !== file?.id)
      throw new GitRefused({ code: 'same-file', path, detail: 'staged otherwise' })
}
