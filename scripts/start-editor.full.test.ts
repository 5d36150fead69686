/** Tests a double click on the start file. Needs a POSIX shell. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../tests/support/temporaryFolder.ts'

let project = ''
/** The folder with all programs that are installed on the computer. */
let programFolder = ''
let env: Record<string, string> = {}
beforeEach(() => {
  project = join(temporaryFolder(), "Padaria d'Ana #1 100% & você!")
  for (const path of [
    'content/start-linux.sh',
    'content/start-mac.command',
    'scripts/start-editor.cjs',
    'scripts/messages/en.json',
    'scripts/messages/br.json',
  ])
    cpSync(path, join(project, path))
  writeFiles(project, { 'package-lock.json': '{}' })
  const dirname = '#!/bin/sh\nprintf %s "${1%/*}"'
  const npm = `#!/bin/sh
echo npm "$@"
[ "$1" = ci ] || exit 0
[ -z "$OFFLINE" ] || exit 1
/bin/mkdir -p node_modules
echo {} >node_modules/.package-lock.json`
  programFolder = temporaryFolder({ dirname, npm })
  for (const name of ['dirname', 'npm']) chmodSync(join(programFolder, name), 0o755)
  symlinkSync('/bin/sh', join(programFolder, 'sh'))
  symlinkSync(process.execPath, join(programFolder, 'node'))
  env = { PATH: programFolder, LANG: 'en_US.UTF-8', IN_TERMINAL: 'yes' }
})

function click(file = 'start-linux.sh') {
  const { stdout, stderr, status } = spawnSync(join(project, 'content', file), {
    cwd: '/',
    encoding: 'utf8',
    input: '\n',
    env,
  })
  return { status, output: stdout + stderr }
}

test.each(['start-linux.sh', 'start-mac.command'])(
  '%s installs the packages once and starts the editor',
  (file) => {
    const { status, output } = click(file)
    expect(status).toBe(0)
    expect(output).toMatch(
      /Installing the editor[^]*npm ci --ignore-scripts[^]*npm run --silent edit/,
    )
    const secondOutput = click(file).output
    expect(secondOutput).toMatch(/^(?![^]*npm ci)[^]*npm run --silent edit/)
  },
)

test.each<[missing: string, remove: () => unknown]>([
  ['node', () => rmSync(join(programFolder, 'node'))],
  ['scripts', () => rmSync(join(project, 'scripts'), { recursive: true })],
  ['network', () => (env['OFFLINE'] = 'yes')],
])('without %s, the start file prints what to do', async (missing, remove) => {
  remove()
  const clicks = ['en_US.UTF-8', 'pt_BR.UTF-8'].map((LANG) => {
    env['LANG'] = LANG
    return click()
  })
  expect(clicks.map(({ status }) => status)).toEqual([1, 1])
  const output = clicks.map(({ output }) => output).join('---')
  await expect(output).toMatchFileSnapshot(`__snapshots__/start-without-${missing}.txt`)
})
