import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../tests/support/temporaryFolder.ts'

let root = ''
beforeEach(() => {
  root = realpathSync(temporaryFolder())
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['esbuild', 'tsx'])
    symlinkSync(realpathSync(`node_modules/${name}`), join(root, 'node_modules', name))
  cpSync('scripts/runBundled.js', join(root, 'scripts/runBundled.js'))
  put('package.json', '{ "type": "module" }')
  put('package-lock.json', '{}')
  put(
    'scripts/greet.ts',
    `import { hello } from '../words/hello.ts'\nconst given: string[] = process.argv.slice(2)\nconsole.info(hello, given)`,
  )
  put('words/hello.ts', `export const hello = 'Hello'`)
})

const put = (path: string, text: string) => writeFiles(root, { [path]: text })

const greetIn = (folder: string, given: string[] = []) =>
  new Promise<string>((done) => {
    const args = [join(folder, 'scripts/runBundled.js'), 'scripts/greet.ts', ...given]
    execFile(process.execPath, args, { cwd: folder }, (_, out, err) => done(out + err))
  })

const greet = (...given: string[]) => greetIn(root, given)

const manifest = () =>
  readFileSync(join(root, 'node_modules/.cache/bundles/greet/manifest'), 'utf8')

test('a bundle is kept for the next time, also where two make it at once', async () => {
  const answers = [greet('one'), greet('two')]
  expect(await Promise.all(answers)).toEqual([`Hello [ 'one' ]\n`, `Hello [ 'two' ]\n`])
  const first = manifest()
  expect(await greet()).toBe('Hello []\n')
  expect(manifest()).toBe(first)
})

test('a source that was changed, was missing or lost, changes the answer', async () => {
  await greet()
  put('words/hello.ts', `export { name as hello } from './name.ts'`)
  expect(await greet()).toContain('name.ts')
  put('words/name.ts', `export const name: string = 'Good morning'`)
  expect(await greet()).toBe('Good morning []\n')
  rmSync(join(root, 'words/name.ts'))
  expect(await greet()).toContain('name.ts')
})

test('a copy of the project with its kept bundle runs its own sources', async () => {
  put('words/hello.ts', `export const hello = import.meta.dirname`)
  expect(await greet()).toBe(`${join(root, 'words')} []\n`)
  const copy = realpathSync(temporaryFolder())
  cpSync(root, copy, { recursive: true })
  expect(await greetIn(copy)).toBe(`${join(copy, 'words')} []\n`)
})
