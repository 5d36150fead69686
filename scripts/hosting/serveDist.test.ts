import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { rawGet } from '../../tests/e2e/support/rawGet.ts'
import { writeFiles } from '../../tests/support/temporaryFolder.ts'
import { precompress } from '../build/precompress.ts'
import { serveDist, type RunningServer } from './serveDist.ts'

const html = `<head><link rel="canonical" href="https://www.example.com/folder/"><script>1</script></head>${'x'.repeat(900)}`
const folder = mkdtempSync(join(tmpdir(), 'serve-dist-'))
let server: RunningServer

beforeAll(async () => {
  writeFiles(folder, {
    'index.html': html,
    'assets/a-1.js': 'x'.repeat(900),
    _headers: 'x',
  })
  await precompress(folder)
  writeFileSync(join(folder, 'gone.txt'), 'x')
  server = await serveDist(0, folder)
  rmSync(join(folder, 'gone.txt'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string) =>
  rawGet(new URL(server.url).origin + (path.startsWith('/') ? path : `/folder/${path}`))

test.each([
  'index.html',
  '_headers',
  '%5Fheaders',
  'assets/a-1.js.br',
  'assets/a-1.js/',
  '//',
  '/folder/gone.txt',
  '../package.json',
  '%',
])('answers 404 to %s', async (path) => {
  const { status, headers } = await get(path)
  expect(status).toBe(404)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBeUndefined()
})

test('serves a new build at the next request of the document', async () => {
  const document = join(folder, 'index.html')
  const longer = `${html}${'y'.repeat(90)}`
  writeFileSync(document, longer)
  utimesSync(document, 1, 1)
  rmSync(join(folder, 'assets/a-1.js'))
  writeFileSync(join(folder, 'assets/a-2.js'), 'x')
  const { headers } = await get('/folder/')
  expect(headers['content-length']).toBe(String(longer.length))
  expect((await get('assets/a-2.js')).status).toBe(200)
})
