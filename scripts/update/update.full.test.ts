/** Updates of a site of an older version, with an owner's content and pictures, to this version. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'

import { filesIn } from '../../tests/support/editServer.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { listFiles } from './projectFiles.ts'

const sample = 'tests/fixtures/sample/content/site.json'

/** A mock for `npm ci`, which links the packages of this checkout. */
const npm = `
const fs = require('node:fs'), path = require('node:path')
if (process.env.NPM_FAILS) { console.error('npm error network'); process.exit(1) }
const to = path.join(process.argv[process.argv.indexOf('--prefix') + 1], 'node_modules')
fs.mkdirSync(to)
for (const name of fs.readdirSync(process.env.PACKAGES))
  if (!name.startsWith('.cache'))
    fs.symlinkSync(path.join(process.env.PACKAGES, name), path.join(to, name))
`

const env = { ...process.env, PACKAGES: resolve('node_modules') }

let folder = ''
let site = ''
let version = ''

const ofSite = (path: string) => readFileSync(join(site, path), 'utf8')

function update(project: string, args: string[], more: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, ['scripts/update.js', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...env, LC_ALL: 'en', npm_execpath: join(folder, 'npm.cjs'), ...more },
  })
}

beforeEach(() => {
  folder = temporaryFolder()
  writeFiles(folder, { 'npm.cjs': npm })
  version = join(folder, 'nova versão')
  for (const each of ['scripts', 'schema', 'package.json', 'package-lock.json'])
    cpSync(each, join(version, each), { recursive: true })
  writeFiles(version, {
    'README.md': 'new',
    'content/site.json': 'of the sample',
    'public/mark.svg': 'of the sample',
  })
  execFileSync(process.execPath, [join(folder, 'npm.cjs'), '--prefix', version], { env })
  site = join(folder, "padaria d'Ana")
  const needed = /\n *"form\.(required|length)": .*/g
  const content = readFileSync(sample, 'utf8').replaceAll(needed, '')
  writeFiles(site, {
    'package.json': '{ "name": "site" }',
    'README.md': 'old',
    'src/gone.ts': 'old',
    'public/mark.svg': 'mine',
    'public/extra.svg': 'mine too',
    'content/site.json': content.replace('They run', 'They bake'),
  })
})

type SpawnedUpdate = ReturnType<typeof update>

const takeOver = (env: NodeJS.ProcessEnv = {}, ...zip: string[]) =>
  update(version, [`--site=${site}`, ...zip], env)

/** The ZIP of this version with other files. */
function zipOfVersion(others: Record<string, string>): string {
  const zipped: Record<string, Uint8Array> = {}
  for (const path of filesBelow(version))
    if (!path.startsWith('node_modules/'))
      zipped[`site-main/${path}`] = readFileSync(join(version, path))
  for (const [path, text] of Object.entries(others))
    zipped[`site-main/${path}`] = Buffer.from(text)
  const file = join(folder, 'site-main.zip')
  writeFileSync(file, zipSync(zipped, { level: 0 }))
  return file
}

const timeout = 240_000

test(
  'a site that has no update yet is taken over from the folder of the new version',
  { timeout },
  () => {
    const pictures = filesIn(join(site, 'public'))
    const { stdout, stderr } = takeOver()
    expect(stderr).toBe('')
    expect(filesIn(join(site, 'public'))).toEqual(pictures)
    expect(ofSite('content/site.json')).toContain('They bake')
    expect(ofSite('content/site.json')).toContain(
      '"form.required": "All fields are required."',
    )
    expect(stdout).toContain('Texts that are new in this version')
    expect(listFiles(site)).toEqual(listFiles(version))
    expect(filesBelow(join(site, 'build')).toSorted()).toEqual([
      'before-update/README.md',
      'before-update/content/site.json',
      'before-update/package.json',
      'before-update/src/gone.ts',
    ])

    // The site now updates itself from a ZIP; what only the site has changed stays.
    const zip = zipOfVersion({
      'README.md': 'newer',
      'start.sh': '#!/bin/sh',
      'scripts/new.sh': '#!/bin/sh',
    })
    writeFiles(site, {
      'src/own.ts': 'added here',
      'schema/plainWords.ts': `${ofSite('schema/plainWords.ts')}// mine\n`,
      'README.md': 'mine',
    })
    // Bundles of commands are made when needed, and other tests write to the packages' caches.
    const all = () =>
      Object.entries(filesIn(site)).filter(
        ([path]) => !/\.cache|^node_modules\/\./.test(path),
      )
    const before = all()
    const refused = update(site, [zip])
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(/were changed here[^]*\n {2}README\.md\n$/)
    expect(all()).toEqual(before)

    const replaced = update(site, [zip, '--replace'])
    expect(replaced.stderr).toBe('')
    expect(ofSite('README.md')).toBe('newer')
    expect(ofSite('build/before-update/README.md')).toBe('mine')
    expect(ofSite('schema/plainWords.ts')).toContain('// mine')
    expect(ofSite('src/own.ts')).toBe('added here')
    expect(filesIn(join(site, 'public'))).toEqual(pictures)
    // Unknown files at the top of a site are its owner's.
    expect(existsSync(join(site, 'start.sh'))).toBe(false)
    expect(statSync(join(site, 'scripts/new.sh')).mode & 0o111).toBe(0o111)
  },
)

/** Each reason to refuse: its sentence, and the site for which it holds. */
const refusals: [why: string, sentence: RegExp, given: () => SpawnedUpdate][] = [
  [
    'no network',
    /packages could not be downloaded/,
    () => takeOver({ NPM_FAILS: 'yes' }),
  ],
  [
    'a broken ZIP',
    /cannot be unpacked/,
    () => {
      writeFiles(folder, { 'broken.zip': 'PK' })
      return takeOver({}, join(folder, 'broken.zip'))
    },
  ],
  [
    'a ZIP that would write elsewhere',
    /is not a version/,
    () => takeOver({}, zipOfVersion({ '../../out.txt': 'x' })),
  ],
  [
    'unfinished work in a Git checkout',
    /uncommitted changes to the program[^]*README\.md/,
    () => {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: site })
      git('init', '-q')
      git('add', 'README.md', 'package.json', 'src')
      git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a')
      writeFiles(site, { 'README.md': 'mine' })
      return takeOver()
    },
  ],
]

test(
  'what cannot be done is reported in a sentence, and leaves the site as it was',
  { timeout },
  () => {
    for (const [why, sentence, given] of refusals) {
      const before = filesIn(join(site, 'content'))
      const { status, stderr } = given()
      expect(status, why).not.toBe(0)
      expect(stderr, why).toMatch(sentence)
      expect(stderr, why).not.toContain('    at ')
      expect(filesIn(join(site, 'content'))).toEqual(before)
      expect(existsSync(join(site, 'scripts'))).toBe(false)
    }
    expect(existsSync(join(folder, 'out.txt'))).toBe(false)
  },
)
