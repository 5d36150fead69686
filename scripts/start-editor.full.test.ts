/** Tests a double click on the start file. Needs a POSIX shell. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../tests/support/temporaryFolder.ts'

let project = ''
/** All programs that are installed on the computer. */
let programs = ''
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
  programs = temporaryFolder({ dirname, npm })
  for (const name of ['dirname', 'npm']) chmodSync(join(programs, name), 0o755)
  symlinkSync('/bin/sh', join(programs, 'sh'))
  symlinkSync(process.execPath, join(programs, 'node'))
  env = { PATH: programs, LANG: 'en_US.UTF-8', IN_TERMINAL: 'yes' }
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

function setNodeVersion(version: string): void {
  const file = join(programs, 'before.cjs')
  const node = JSON.stringify({ value: version })
  writeFileSync(file, `Object.defineProperty(process.versions, 'node', ${node})`)
  env['NODE_OPTIONS'] = `--require ${file}`
}

const edits = 'npm run --silent edit'

test.each(['start-linux.sh', 'start-mac.command'])(
  '%s installs the packages first, and again after an update or an interrupted installation',
  (file) => {
    const first = click(file)
    expect(first.status).toBe(0)
    expect(first.output).toMatch(
      /Installing the editor[^]*npm ci --ignore-scripts[^]*npm run --silent edit/,
    )
    const second = click(file)
    expect(second.output).toContain(edits)
    expect(second.output).not.toContain('npm ci')
    const later = new Date(Date.now() + 10_000)
    utimesSync(join(project, 'package-lock.json'), later, later)
    expect(click(file).output).toContain('npm ci')
    rmSync(join(project, 'node_modules/.package-lock.json'))
    expect(click(file).output).toContain('npm ci')
  },
)

test.each<[what: string, remove: () => unknown]>([
  ['node', () => rmSync(join(programs, 'node'))],
  ['scripts', () => rmSync(join(project, 'scripts'), { recursive: true })],
  ['network', () => (env['OFFLINE'] = 'yes')],
  ['new-node', () => setNodeVersion('20.18.1')],
])('without %s, the start file prints what to do', async (what, remove) => {
  remove()
  const clicks = ['en_US.UTF-8', 'pt_BR.UTF-8'].map((LANG) => {
    env['LANG'] = LANG
    return click()
  })
  expect(clicks.map(({ status }) => status)).toEqual([1, 1])
  const output = clicks.map((each) => each.output).join('---')
  await expect(output).toMatchFileSnapshot(`__snapshots__/start-without-${what}.txt`)
})

test.each([
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
])('Node.js %s is accepted, as in package.json: %s', (version, isEnough) => {
  expect(readFileSync('package.json', 'utf8')).toContain('"^20.19 || >=22.13"')
  setNodeVersion(version)
  expect(click().status === 0).toBe(isEnough)
})
