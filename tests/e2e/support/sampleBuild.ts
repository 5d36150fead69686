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

/**
 * Builds a content that names the pictures of a folder of tests/fixtures, and calls `run` with the built folder;
 * `files` lie in `public` besides.
 */
export async function withBuildAs(
  folder: string,
  content: object,
  run: (dist: string) => Promise<void>,
  files: Record<string, string> = {},
) {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  const dist = join(project, 'dist')
  try {
    cpSync(fromRoot(`tests/fixtures/${folder}`), project, { recursive: true })
    const file = join(project, 'content/site.json')
    writeFileSync(file, JSON.stringify(content))
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(project, 'public', name), text)
    const args = ['scripts/build.ts', '--content', file, '--out', dist]
    const build = await runBin('tsx', args)
    if (build.exitCode !== 0) throw new Error(`Failed to build: ${build.output}`)
    await run(dist)
  } finally {
    rmSync(project, { recursive: true })
  }
}
