/** Builds of the sample and other contents. Tests use the sample, since the owner changes the site's own content. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { runBin } from '../../../scripts/test/runBin.ts'
import content from '../../fixtures/sample/content/site.json' with { type: 'json' }

export { content }
export const sampleContent = fromRoot('tests/fixtures/sample/content/site.json')
/** The folder of "npm run build:sample". */
export const sampleDist = fromRoot('build/sample')
/** The build of tests/fixtures/all-sections, made by `npm run test:full`. */
export const allSectionsDist = fromRoot('build/all-sections')
export const folderAddress = 'https://www.example.com/some/folder/'

/** Builds a content, with the folder public beside it, and calls `run` with the built folder. */
export async function withBuildOf(file: string, run: (dist: string) => Promise<void>) {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  try {
    const args = ['scripts/build.ts', '--content', file, '--out', dist]
    const build = await runBin('tsx', args)
    if (build.exitCode !== 0) throw new Error(`Failed to build: ${build.output}`)
    await run(dist)
  } finally {
    rmSync(dist, { recursive: true })
  }
}

/** The same for a content that names the pictures of a folder of tests/fixtures; `files` lie in `public` besides. */
export async function withBuildAs(
  folder: string,
  content: string,
  run: (dist: string) => Promise<void>,
  files: Record<string, string> = {},
) {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  try {
    cpSync(fromRoot(`tests/fixtures/${folder}`), project, { recursive: true })
    const file = join(project, 'content/site.json')
    writeFileSync(file, content)
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(project, 'public', name), text)
    await withBuildOf(file, run)
  } finally {
    rmSync(project, { recursive: true })
  }
}

/** The same for a content that names the sample's pictures. */
export function withBuildAsSample(
  content: string,
  run: (dist: string) => Promise<void>,
  files?: Record<string, string>,
) {
  return withBuildAs('sample', content, run, files)
}

/** Builds the sample for an address with a folder. */
export function withBuildInFolder(run: (dist: string) => Promise<void>) {
  const site = { ...content.site, address: folderAddress }
  return withBuildAsSample(JSON.stringify({ ...content, site }), run)
}
