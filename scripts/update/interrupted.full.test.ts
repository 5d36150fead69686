/** The update is killed at each of its steps in turn; run again, it is complete. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'

/** Ends the process before its nth change of the disk. */
const killer = `
const fs = require('node:fs')
let left = Number(process.env.KILL_AT)
for (const name of ['renameSync', 'rmSync', 'rmdirSync', 'mkdirSync']) {
  const real = fs[name]
  fs[name] = (...args) => {
    if (left-- === 0) process.kill(process.pid, 'SIGKILL')
    return real(...args)
  }
}
require('node:module').syncBuiltinESMExports()
`

const content = '{ "own": true }'

/** A site with a prepared update, which is still to be carried out. */
function planned() {
  const site = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'content/site.json': content,
    'public/mark.svg': 'own',
    'src/changed.ts': 'old',
    'src/gone/deep/gone.ts': 'old',
    'node_modules/package/index.js': 'old',
    'killer.cjs': killer,
  })
  cpSync('scripts/update.js', join(site, 'scripts/update.js'))
  writeFiles(join(site, 'build/update'), {
    'new/src/changed.ts': 'new',
    'new/src/added/added.ts': 'new',
    // A mock for the new version's migration of the content.
    'new/scripts/runBundled.js': 'import "node:fs"',
    'new/node_modules/package/index.js': 'new',
    'old/src/changed.ts': 'old',
    'old/src/gone/deep/gone.ts': 'old',
    'plan.json': JSON.stringify({
      write: ['src/changed.ts', 'src/added/added.ts', 'scripts/runBundled.js'],
      remove: ['src/gone/deep/gone.ts'],
      stuck: 'Close the editor.',
    }),
  })
  return site
}

function update(site: string, killAt?: number) {
  const armed = killAt === undefined ? [] : ['--require', join(site, 'killer.cjs')]
  return spawnSync(process.execPath, [...armed, join(site, 'scripts/update.js')], {
    cwd: site,
    env: { ...process.env, KILL_AT: String(killAt) },
    encoding: 'utf8',
  })
}

/** What the site is after the update. */
const expected = {
  'build/before-update/src/changed.ts': 'old',
  'build/before-update/src/gone/deep/gone.ts': 'old',
  'content/site.json': content,
  'node_modules/package/index.js': 'new',
  'public/mark.svg': 'own',
  'src/added/added.ts': 'new',
  'src/changed.ts': 'new',
}
const untouched = /^(?:killer.cjs|package.json|scripts\/.*)$/

function expectNew(site: string) {
  const paths = filesBelow(site).filter((path) => !untouched.test(path))
  const files = paths.map((path) => [path, readFileSync(join(site, path), 'utf8')])
  expect(Object.fromEntries(files)).toEqual(expected)
  expect(existsSync(join(site, 'src/gone'))).toBe(false)
}

test(
  'an update that was killed at any step is ended by the next one',
  { timeout: 120_000 },
  () => {
    let killed = 0
    for (; ; killed += 1) {
      const site = planned()
      const { signal, status } = update(site, killed)
      if (signal === null) {
        expect(status).toBe(0)
        expectNew(site)
        break
      }
      expect(signal).toBe('SIGKILL')
      const { status: second, stderr } = update(site)
      expect(stderr).toBe('')
      expect(second, `killed at step ${killed}`).toBe(0)
      expectNew(site)
    }
    expect(killed).toBeGreaterThan(10)
  },
)
