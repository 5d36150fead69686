import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { sha256 } from '../files/hashes.ts'
import { runProgram } from '../test/runProgram.ts'

/** Runs in its own process: this one may have loaded React's development code already. */
const buildAndSave = (file: string, dist: string) => `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { buildSite } from ${JSON.stringify(fromRoot('scripts/build/buildSite.ts'))}
  const file = ${JSON.stringify(file)}
  const text = readFileSync(file, 'utf8')
  const building = buildSite(file, ${JSON.stringify(dist)})
  // The build has read the file by now.
  writeFileSync(file, text.replaceAll('Buritália', 'Somebody else'))
  await building
`

test('a site is built from one content, even if it is saved in the meantime, with the owner’s files unchanged', () => {
  const project = temporaryFolder()
  cpSync('tests/fixtures/sample', project, { recursive: true })
  const ownFiles = ['robots.txt', '.htaccess', '404.html']
  for (const name of ownFiles) writeFileSync(join(project, 'public', name), name)
  const file = join(project, 'content/site.json')
  const dist = join(temporaryFolder(), 'dist')
  const code = buildAndSave(file, dist)
  execFileSync(process.execPath, [
    '--import=tsx',
    '--input-type=module',
    `--eval=${code}`,
  ])
  expect(readFileSync(file, 'utf8')).toContain('Somebody else')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js)$/.test(name),
  )
  const filesWith = (words: string) =>
    files.filter((name) => readFileSync(join(dist, name), 'utf8').includes(words))
  expect(filesWith('Buritália').length).toBeGreaterThan(1)
  expect(filesWith('Somebody else')).toEqual([])
  for (const name of ownFiles)
    expect(readFileSync(join(dist, name), 'utf8')).toContain(name)
})

test('a build with a cache creates the same files as one without', async () => {
  const [cache, ...dists] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const builds: Record<string, string>[] = []
  for (const dist of dists) {
    const out = join(dist, 'dist')
    const args = ['--content', 'tests/fixtures/sample/content/site.json', '--out', out]
    const runner = fromRoot('scripts/runBundled.js')
    const program = [runner, fromRoot('scripts/build.ts'), ...args]
    const { exitCode } = await runProgram(process.execPath, program, {
      SITE_CACHE: join(cache, 'cache'),
    })
    expect(exitCode).toBe(0)
    const files = filesBelow(out).map((path) => [
      path,
      sha256(readFileSync(join(out, path))),
    ])
    builds.push(Object.fromEntries(files))
  }
  expect(Object.keys(builds[0] ?? {}).length).toBeGreaterThan(20)
  expect(builds[1]).toEqual(builds[0])
  expect(readdirSync(join(cache, 'cache')).length).toBeGreaterThan(10)
})
