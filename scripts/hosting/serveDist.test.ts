import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, onTestFinished, test } from 'vitest'

import { rawGet } from '../../tests/e2e/support/rawGet.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { precompress } from '../build/precompress.ts'
import { say } from '../messages/messages.ts'
import { serveDist } from './serveDist.ts'

const words = 'Words that repeat, so that they can be compressed. '.repeat(20)
const site = {
  'index.html': `<link rel="icon" href="/"><link rel="canonical" href="https://a.example/b/">${words}`,
  '404.html': 'Nothing here.',
  'assets/a-1.js': words,
  'logos/ação 1.svg': `<svg>${words}</svg>`,
  'a.png': words,
  'x.txt': 'x',
  _headers: words,
}

/** Not those that depend on the time, the connection, or the compressed size. */
const recorded = /^(ca|content-[est]|cross|loc|perm|ref|vary|x-)/

test('a built site is served as hosts serve it', async () => {
  const folder = temporaryFolder(site)
  await precompress(folder)
  const { url, close } = await serveDist(0, folder)
  onTestFinished(close)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/b\/$/)
  const found = '?lang=br index.html assets/a-1.js logos/a%C3%A7%C3%A3o%201.svg a.png'
  const missing =
    'index.html.br assets/a-1.js.gz x.txt/ 404.html _headers assets/ ../ none'
  const paths = ['../b?lang=br', '', ...`${found} x.txt ${missing}`.split(' ')]
  const decoders = { identity: String, gzip: gunzipSync, br: brotliDecompressSync }
  const lines: string[] = []
  for (const path of paths)
    for (const encoding of path === 'assets/a-1.js'
      ? ['identity', 'gzip', 'br']
      : ['br']) {
      const range = { range: 'bytes=9999-', 'accept-encoding': encoding }
      const { status, headers, body } = await rawGet(url + path, range)
      const coding = headers['content-encoding'] ?? 'identity'
      const text = decoders[coding as keyof typeof decoders](body).toString()
      lines.push(`\n/b/${path} ${encoding}: ${status} “${text.slice(0, 12)}”`)
      for (const name of Object.keys(headers).toSorted())
        if (recorded.test(name)) lines.push(`  ${name}: ${String(headers[name])}`)
    }
  await expect(lines.join('\n')).toMatchFileSnapshot('__snapshots__/serveDist.txt')
})

test('a folder without a built site is refused in words', async () => {
  const serve = (html: object) => serveDist(0, temporaryFolder({ ...html }))
  await expect(serve({})).rejects.toThrow(say('hosting.noBuild'))
  const nothing = { 'index.html': '<link rel="icon" href="/">' }
  await expect(serve(nothing)).rejects.toThrow(say('hosting.noAddress'))
})
