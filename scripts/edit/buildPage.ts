import { buildOnce } from '../files/buildOnce.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { sourceHash } from '../files/sourceHash.ts'
import type { GithubPage } from './pageConfig.ts'

/**
 * Builds the editor's page once for every state of its sources, which takes a few seconds, and resolves with its
 * folder. `onBuild` is called before a build.
 */
export const buildPageOnce = (onBuild: () => void): Promise<string> =>
  buildOnce(fromRoot('node_modules/.cache/editor-page'), sourceHash(), (folder) => {
    onBuild()
    return buildPage(folder)
  })

/** Builds the editor's page into a folder: the page of the editor's server, or the one that uses GitHub as its storage. */
export async function buildPage(folder: string, github?: GithubPage): Promise<void> {
  const { build } = await import('vite')
  const { pageConfig, writeTypefaces } = await import('./pageConfig.ts')
  process.env['NODE_ENV'] = 'production'
  await build(pageConfig(folder, github))
  await writeTypefaces(folder)
}
