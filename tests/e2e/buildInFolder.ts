import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import content from '../../content/site.json' with { type: 'json' }
import { runBin } from '../../scripts/testing/runBin.ts'

export const folderAddress = 'https://www.example.com/some/folder/'

/** Builds the sample for a folder of its host, and gives its dist to `run`. */
export async function withBuildInFolder(run: (dist: string) => Promise<void>) {
  const project = mkdtempSync(join(tmpdir(), 'in-folder-'))
  try {
    const file = join(project, 'content/site.json')
    const dist = join(project, 'dist')
    mkdirSync(join(project, 'content'))
    cpSync(resolve(import.meta.dirname, '../../public'), join(project, 'public'), {
      recursive: true,
    })
    const site = { ...content.site, address: folderAddress }
    writeFileSync(file, JSON.stringify({ ...content, site }))
    const args = ['scripts/build.ts', '--content', file, '--out', dist]
    const build = await runBin('tsx', args)
    if (build.exitCode !== 0) throw new Error(`Failed to build: ${build.output}`)
    await run(dist)
  } finally {
    rmSync(project, { recursive: true })
  }
}
