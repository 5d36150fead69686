import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { runNode } from '../../../scripts/test/runProgram.ts'
import { test } from './fixtures.ts'

/**
 * A `test` for a build of other content. The build is created before the first test and removed after the last one. The
 * pictures come from `folder` in tests/fixtures; `files` are added to `public`.
 */
export function testSite(
  folder: string,
  content: object,
  files: Record<string, string> = {},
) {
  return test.extend<object, { dist: string }>({
    dist: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
      async ({}, provide) => {
        const project = mkdtempSync(join(tmpdir(), 'project-'))
        const dist = join(project, 'dist')
        cpSync(fromRoot(`tests/fixtures/${folder}`), project, { recursive: true })
        const file = join(project, 'content/site.json')
        writeFileSync(file, JSON.stringify(content))
        for (const [name, text] of Object.entries(files))
          writeFileSync(join(project, 'public', name), text)
        const args = ['scripts/build.ts', '--content', file, '--out', dist]
        const build = await runNode(['scripts/runBundled.js', ...args])
        if (build.exitCode !== 0) throw new Error(`Failed to build: ${build.output}`)
        await provide(dist)
        rmSync(project, { recursive: true })
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })
}
