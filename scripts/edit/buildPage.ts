import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'
import { renameFolder } from '../files/renameFolder.ts'
import type { AtGithub } from './pageConfig.ts'

const root = fromRoot()
const cache = join(root, 'node_modules/.cache/site-editor')

/** The sources of the page. */
const sources = [
  'src',
  'schema',
  'scripts/edit',
  'scripts/build/brand',
  'package-lock.json',
]

function sourceFiles(path: string): string[] {
  const file = join(root, path)
  if (path.includes('.')) return [file]
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(sourceFiles))
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The folder of the editor's page. It is built once for every state of its sources, which takes a few seconds.
 * `onBuild` is called first.
 */
export async function builtPage(onBuild: () => void): Promise<string> {
  const folder = join(cache, sourceHash())
  if (existsSync(folder)) return folder
  onBuild()
  const temporary = `${folder}.${process.pid}`
  await buildPage(temporary)
  // Another editor was started in the meantime, built the same page, and already uses it.
  if (existsSync(folder)) rmSync(temporary, { recursive: true })
  else renameFolder(temporary, folder)
  removeOldPages()
  return folder
}

/** Builds the editor's page into a folder: the page of the editor's server, or the one that uses GitHub as its storage. */
export async function buildPage(folder: string, github?: AtGithub): Promise<void> {
  const { build } = await import('vite')
  const { pageConfig } = await import('./pageConfig.ts')
  const { writeTypefaces } = await import('./pageConfig.ts')
  process.env['NODE_ENV'] = 'production'
  await build(pageConfig(folder, github))
  await writeTypefaces(folder)
}

/** Removes pages older than a week. An editor that was started before an update still serves its own page. */
function removeOldPages(): void {
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000
  for (const name of readdirSync(cache)) {
    const page = join(cache, name)
    if (statSync(page).mtimeMs < weekAgo) rmSync(page, { recursive: true, force: true })
  }
}
