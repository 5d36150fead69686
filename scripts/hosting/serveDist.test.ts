import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { rawGet } from '../../tests/e2e/support/rawGet.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { precompress } from '../build/precompress.ts'
import { serveDist } from './serveDist.ts'

const html = `<head><link rel="canonical" href="https://www.example.com/folder/"><script>1</script></head>${'x'.repeat(900)}`

test('only published files are served, those of a new build at the next request', async () => {
  const folder = temporaryFolder({
    'index.html': html,
    'assets/a-1.js': 'x'.repeat(900),
    _headers: 'x',
  })
  await precompress(folder)
  const server = await serveDist(0, folder)
  onTestFinished(() => server.close())
  const get = (path: string) => rawGet(new URL(server.url).origin + path)

  for (const path of [
    'index.html',
    '_headers',
    '%5Fheaders',
    'assets/a-1.js.br',
    'assets/a-1.js/',
    '../package.json',
    '%',
  ]) {
    const { status, headers } = await get(`/folder/${path}`)
    expect(status, path).toBe(404)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBeUndefined()
  }
  expect((await get('//')).status).toBe(404)

  const longer = `${html}${'y'.repeat(90)}`
  writeFileSync(join(folder, 'index.html'), longer)
  utimesSync(join(folder, 'index.html'), 1, 1)
  writeFileSync(join(folder, 'assets/a-2.js'), 'x')
  const { headers } = await get('/folder/')
  expect(headers['content-length']).toBe(String(longer.length))
  expect((await get('/folder/assets/a-2.js')).status).toBe(200)
})
