import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { precompress } from './precompress.ts'

test('text files get a smaller copy of each kind that unpacks to the same bytes', async () => {
  const text = 'ipê-amarelo '.repeat(200)
  const folder = temporaryFolder({ 'assets/a.js': text })
  await precompress(folder)
  const br = readFileSync(join(folder, 'assets/a.js.br'))
  const gz = readFileSync(join(folder, 'assets/a.js.gz'))
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gz).toString()).toBe(text)
  expect(br.length).toBeLessThan(text.length / 10)
})

test('pictures, and texts that would grow, are left alone', async () => {
  const folder = temporaryFolder({ 'a.png': Buffer.alloc(500), 'b.txt': 'x' })
  await precompress(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['a.png', 'b.txt'])
})
