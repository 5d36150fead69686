import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { precompress } from './precompress.ts'

test('text files get a smaller copy of each kind; pictures, and texts that would grow, none', async () => {
  const text = 'ipê-amarelo '.repeat(200)
  const folder = temporaryFolder({
    'a.js': text,
    'a.png': Buffer.alloc(500),
    'b.txt': 'x',
  })
  await precompress(folder)
  const br = readFileSync(join(folder, 'a.js.br'))
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(br.length).toBeLessThan(text.length / 10)
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text)
  expect(readdirSync(folder).filter((name) => !name.startsWith('a.js'))).toEqual([
    'a.png',
    'b.txt',
  ])
})
