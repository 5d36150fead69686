import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'
import { renameFolder } from '../files/renameFolder.ts'
import { sourceHash } from '../files/sourceHash.ts'
import type { AtGithub } from './pageConfig.ts'

const cache = fromRoot('node_modules/.cache/site-editor')

/** The sources of the page. */
const sources = [
  'src',
  'schema',
  'scripts/edit',
  'scripts/build/brand',
  'package-lock.json',
]

/**
 * The folder of the editor's page. It is built once for every state of its sources, which takes a few seconds.
 * `onBuild` is called first.
 */
export async function builtPage(onBuild: () => void): Promise<string> {
  const folder = join(cache, sourceHash(sources))
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
