/** What a double click does. Needs a POSIX shell. */
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

const writeProgram = (file: string, text: string) => {
  writeFileSync(file, text)
  chmodSync(file, 0o755)
}

let project = ''
/** Everything that is installed on the computer. */
let programs = ''
let env: Record<string, string> = {}
beforeEach(() => {
  project = join(temporaryFolder(), "Padaria d'Ana #1 100% & você!")
  programs = temporaryFolder()
  env = { PATH: programs, LANG: 'en_US.UTF-8', IN_TERMINAL: 'yes' }
  for (const file of ['start-linux.sh', 'start-mac.command'])
    cpSync(join('content', file), join(project, 'content', file))
  cpSync('scripts/start-editor.cjs', join(project, 'scripts/start-editor.cjs'))
  for (const language of ['en', 'br']) {
    const catalog = `scripts/messages/${language}.json`
    cpSync(catalog, join(project, catalog))
  }
  writeFiles(project, { 'package-lock.json': '{}' })
  symlinkSync('/bin/sh', join(programs, 'sh'))
  writeProgram(join(programs, 'dirname'), '#!/bin/sh\nprintf %s "${1%/*}"')
  symlinkSync(process.execPath, join(programs, 'node'))
  writeProgram(
    join(programs, 'npm'),
    `#!${process.execPath}
const fs = require('node:fs')
const [command] = process.argv.slice(2)
console.info('npm ' + process.argv.slice(2).join(' '))
if (command === 'ci' && process.env.OFFLINE) process.exit(1)
if (command === 'ci') {
  fs.mkdirSync('node_modules', { recursive: true })
  fs.writeFileSync('node_modules/.package-lock.json', '{}')
}`,
  )
})

function click(file = 'start-linux.sh') {
  const { stdout, stderr, status } = spawnSync(join(project, 'content', file), {
    cwd: '/',
    encoding: 'utf8',
    input: '\n',
    env,
  })
  return { status, said: stdout + stderr }
}

const edits = 'npm run --silent edit'

test.each(['start-linux.sh', 'start-mac.command'])('%s installs and starts', (file) => {
  const first = click(file)
  expect(first.status).toBe(0)
  expect(first.said).toMatch(
    /Installing the editor[^]*npm ci --ignore-scripts[^]*npm run --silent edit/,
  )
  const second = click(file)
  expect(second.said).toContain(edits)
  expect(second.said).not.toContain('npm ci')
})

test('packages are installed again after an update or an interrupted installation', () => {
  click()
  const later = new Date(Date.now() + 10_000)
  utimesSync(join(project, 'package-lock.json'), later, later)
  expect(click().said).toContain('npm ci')
  click()
  rmSync(join(project, 'node_modules/.package-lock.json'))
  expect(click().said).toContain('npm ci')
})

type Missing = [what: string, en: RegExp, br: RegExp, given: () => unknown]

/** The cases with what is missing, in both languages. */
const missing: Missing[] = [
  [
    'Node.js',
    /^\nNode\.js is missing\.[^]*\nPress Enter to close this window\.\n$/,
    /^\nFalta o Node\.js\.[^]*\nPressione Enter para fechar esta janela\.\n$/,
    () => rmSync(join(programs, 'node')),
  ],
  [
    'the rest of the ZIP',
    /Extract the complete ZIP file first/,
    /Extraia antes o ZIP inteiro/,
    () => rmSync(join(project, 'scripts'), { recursive: true }),
  ],
  [
    'the network',
    /Usually, the computer is offline/,
    /falta internet/,
    () => (env['OFFLINE'] = 'yes'),
  ],
  [
    'a new enough Node.js',
    /Node\.js 20\.18\.1 is too old/,
    /O Node\.js 20\.18\.1 é antigo demais/,
    () => setNodeVersion('20.18.1'),
  ],
]

function setNodeVersion(version: string): void {
  const file = join(programs, 'before.cjs')
  const node = JSON.stringify({ value: version })
  writeFileSync(file, `Object.defineProperty(process.versions, 'node', ${node})`)
  env['NODE_OPTIONS'] = `--require ${file}`
}

test.each(missing)('it reports that %s is missing', (_, en, br, given) => {
  given()
  const english = click()
  expect(english.status).toBe(1)
  expect(english.said).toMatch(en)
  expect(english.said).not.toContain(edits)
  env['LANG'] = 'pt_BR.UTF-8'
  expect(click().said).toMatch(br)
})

test.each([
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
])('Node.js %s is accepted as package.json says: %s', (version, isEnough) => {
  expect(readFileSync('package.json', 'utf8')).toContain('"^20.19 || >=22.13"')
  setNodeVersion(version)
  expect(click().status === 0).toBe(isEnough)
})
