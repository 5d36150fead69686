import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
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
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  write(
    'scripts/greet.ts',
    `import { hello } from '../words/hello.ts'\nconst said: string = hello\nconsole.info(said)`,
  )
  write('words/hello.ts', `export const hello = 'Hello'`)
})

const write = (path: string, text: string) => writeFiles(root, { [path]: text })

const greet = () =>
  new Promise<string>((resolve) => {
    const args = ['scripts/runBundled.js', 'scripts/greet.ts']
    execFile(process.execPath, args, { cwd: root }, (_, out, err) => resolve(out + err))
  })

test('a bundle is used until a source is changed, added, or deleted, and is removed after a day', async () => {
  const bundles = join(root, 'node_modules/.cache/bundles/greet')
  const names = () => readdirSync(bundles).filter((name) => name !== 'manifest')
  await greet()
  const [firstBundle = ''] = names()
  expect(await greet()).toBe('Hello\n')
  expect(names()).toEqual([firstBundle])
  for (const name of readdirSync(bundles)) utimesSync(join(bundles, name), 1, 1)
  write('words/hello.ts', `export { name as hello } from './name.ts'`)
  expect(await greet()).toContain('name.ts')
  write('words/name.ts', `export const name: string = 'Good morning'`)
  expect(await greet()).toBe('Good morning\n')
  expect(names()).toEqual([expect.not.stringContaining(firstBundle)])
  rmSync(join(root, 'words/name.ts'))
  expect(await greet()).toContain('name.ts')
})
