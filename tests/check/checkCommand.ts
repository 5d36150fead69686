/** Runs the command check-content on a content of its own beside the sample's pictures. */
import { spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { original } from './mistakes/mistake.ts'

const root = fromRoot()
const launcher = resolve(root, 'scripts/runBundled.js')

export const mistaken = original.replace('"hero.title",', '"hero.titel",')

/** A folder for the tests of one file, removed afterwards. */
export function checkCommand() {
  // On macOS the temporary folder is a symbolic link, which programs resolve.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'command-')))
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'content'))
  cpSync(resolve(root, 'tests/fixtures/sample/public'), join(folder, 'public'), {
    recursive: true,
  })
  const file = join(folder, 'content', 'site.json')

  function start(...args: string[]): ChildProcess {
    return spawn(
      process.execPath,
      [launcher, 'scripts/check-content.ts', file, ...args],
      {
        cwd: folder,
        env: { ...process.env, LC_ALL: 'en_US.UTF-8', GITHUB_STEP_SUMMARY: '' },
      },
    )
  }

  /** Runs the command to its end. */
  function run(
    text: string,
    ...args: string[]
  ): Promise<{ code: number | null; out: string; err: string }> {
    writeFileSync(file, text)
    return new Promise((done) => {
      const child = start(...args)
      let out = ''
      let err = ''
      child.stdout?.on('data', (data) => (out += String(data)))
      child.stderr?.on('data', (data) => (err += String(data)))
      child.on('close', (code) => done({ code, out, err }))
    })
  }

  return { file, start, run }
}
