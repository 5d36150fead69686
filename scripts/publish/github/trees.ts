/** What lies in content/ and public/, as trees of Git. Nothing here touches the work tree or its index. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Checkout, Git } from './checkout.ts'

/** A file as a tree of Git has it: its mode, such as 100644, and the id of its blob. */
export interface TreeFile {
  mode: string
  id: string
}

/** Changed files by their path from the top of the repository; undefined where the file is removed. */
export type TreeChanges = Map<string, TreeFile | undefined>

/** Gives `act` the environment for a temporary index, so that the checkout's own stays untouched. */
export async function withIndex<Result>(
  act: (env: { GIT_INDEX_FILE: string }) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'site-index-'))
  try {
    return await act({ GIT_INDEX_FILE: join(folder, 'index') })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A tree of the commit that is checked out, with content/ and public/ as they are on the disk. */
export function treeOnDisk(git: Git, { folder, head, published }: Checkout) {
  return withIndex(async (env) => {
    await git(['read-tree', head], { env })
    const isThere = (path: string) => existsSync(join(folder, path))
    const gone = published.filter((path) => !isThere(path))
    // `--force`: ignored files too, since the site's version is made of all of them.
    await git(['add', '--all', '--force', '--', ...published.filter(isThere)], { env })
    if (gone.length > 0)
      await git(['rm', '-r', '-q', '--cached', '--ignore-unmatch', '--', ...gone], {
        env,
      })
    return (await git(['write-tree'], { env })).toString().trim()
  })
}

/** The files of content/ and public/ that differ in `to`, as they are there. */
export async function differences(
  git: Git,
  { published }: Pick<Checkout, 'published'>,
  from: string,
  to: string,
): Promise<TreeChanges> {
  const options = ['-r', '-z', '--raw', '--no-renames', '--no-relative', '--no-abbrev']
  const out = await git(['diff-tree', ...options, from, to, '--', ...published])
  const parts = out.toString().split('\0')
  const changes: TreeChanges = new Map()
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = '', , id = ''] = (parts[at] ?? '').split(' ')
    const isThere = !/^0+$/.test(mode)
    changes.set(parts[at + 1] ?? '', isThere ? { mode, id } : undefined)
  }
  return changes
}

/** The id of a new tree: `tree` with the changes. */
export function treeWith(git: Git, tree: string, changes: TreeChanges): Promise<string> {
  return withIndex(async (env) => {
    await git(['read-tree', tree], { env })
    await stageChanges(git, changes, env)
    return (await git(['write-tree'], { env })).toString().trim()
  })
}

/** Writes changes into the index: that of the checkout, unless `env` names another. Rejects with `GitRefused` where Git fails. */
export async function stageChanges(
  git: Git,
  changes: TreeChanges,
  env: Record<string, string> = {},
): Promise<void> {
  // For `update-index` mode 0 removes a file from the index.
  const lines = [...changes].map(
    ([path, file]) => `${file?.mode ?? '0'} ${file?.id ?? '0'.repeat(40)}\t${path}\0`,
  )
  const input = lines.join('')
  await git(['update-index', '--replace', '-z', '--index-info'], { env, input })
}

export const readBlob = (git: Git, id: string) => git(['cat-file', 'blob', id])
