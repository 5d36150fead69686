/** npm run edit:build: writes the editor as static files into build/editor, for an address of the owner's choice. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

import { buildStatic } from './edit/buildStatic.ts'
import { fromRoot } from './files/fromRoot.ts'
import { defaultContentFile, displayPath } from './files/paths.ts'
import { message, say } from './messages/messages.ts'
import { run } from './terminal/commandLine.ts'

const outDir = fromRoot('build/editor')

/** The GitHub repository that this project was cloned from, as owner/name; "" if there is none. */
function clonedRepository(): string {
  const args = ['-C', fromRoot(), 'remote', 'get-url', 'origin']
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return (
    /github\.com[:/]([\w-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/i.exec(String(stdout))?.[1] ?? ''
  )
}

await run(
  { options: { repository: { type: 'string' } } },
  message('buildEditor.usage'),
  async ({ values }) => {
    rmSync(outDir, { recursive: true, force: true })
    const text = readFileSync(defaultContentFile, 'utf8')
    await buildStatic(outDir, text, values.repository ?? clonedRepository())
    const path = displayPath(outDir)
    console.info(say('buildEditor.done', { path }))
  },
)
