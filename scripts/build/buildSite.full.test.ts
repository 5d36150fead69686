import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { fromRoot } from '../files/fromRoot.ts'

/** Runs in a separate process, because this one may have loaded React's development code. */
const buildProgram = (file: string, dist: string) => `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { buildSite } from ${JSON.stringify(fromRoot('scripts/build/buildSite.ts'))}
  const file = ${JSON.stringify(file)}
  const text = readFileSync(file, 'utf8')
  const building = buildSite(file, ${JSON.stringify(dist)})
  // At this point, the build has read the file.
  writeFileSync(file, text.replaceAll('Buritália', 'Somebody else'))
  await building
`

test('a build uses the content that it has read, even if the file changes, and keeps the owner’s files', async () => {
  const project = temporaryFolder()
  cpSync('tests/fixtures/sample', project, { recursive: true })
  const ownersFiles = 'robots.txt .htaccess 404.html _headers web.config'.split(' ')
  const leftovers = ['Thumbs.db', 'logos/._a.svg']
  for (const name of [...ownersFiles, ...leftovers])
    writeFileSync(join(project, 'public', name), name)
  const photo = sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#457' },
  })
  await photo.jpeg().toFile(join(project, 'public/photo.jpg'))
  const file = join(project, 'content/site.json')
  const content = copyOfSample()
  const picture = { file: '/photo.jpg', alt: 'hero.title' }
  Object.assign(content.sections[0] ?? {}, { picture })
  Object.assign(content.clients[0] ?? {}, { hidden: true })
  writeFileSync(file, JSON.stringify(content))
  const dist = temporaryFolder({ 'assets/old.js': 'earlier build' })
  const code = buildProgram(file, dist)
  execFileSync(process.execPath, [
    '--import=tsx',
    '--input-type=module',
    `--eval=${code}`,
  ])
  expect(readFileSync(file, 'utf8')).toContain('Somebody else')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js)$/.test(name),
  )
  const filesWith = (text: string) =>
    files.filter((name) => readFileSync(join(dist, name), 'utf8').includes(text))
  expect(filesWith('Buritália').length).toBeGreaterThan(1)
  expect(filesWith('Somebody else')).toEqual([])
  const hiddenLogo = content.clients[0]?.logo ?? ''
  for (const name of ['photo.jpg', 'assets/old.js', hiddenLogo, ...leftovers])
    expect(existsSync(join(dist, name))).toBe(false)
  for (const name of ownersFiles)
    expect(readFileSync(join(dist, name), 'utf8')).toContain(name)
})
