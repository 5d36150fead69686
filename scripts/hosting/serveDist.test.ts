import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { precompress } from '../build/precompress.ts'
import { say } from '../messages/messages.ts'
import { serveDist } from './serveDist.ts'

const longText = 'Words that repeat, so that they can be compressed. '.repeat(20)
const files = {
  'index.html': `<link rel="icon" href="/"><link rel="canonical" href="https://a.example/b/">${longText}`,
  '404.html': 'Nothing here.',
  'assets/a-1.js': longText,
  'logos/ação 1.svg': `<svg>${longText}</svg>`,
  'a.png': longText,
  'x.txt': 'x',
  _headers: longText,
}

/** The headers to record: those that do not depend on the time, the connection, or the compressed size. */
const recordedHeaders = /^(ca|content-[est]|cross|loc|perm|ref|vary|x-)/

test('the preview serves a built site with the statuses and headers of a host', async () => {
  const folder = temporaryFolder(files)
  await precompress(folder)
  const { url, close } = await serveDist(0, folder)
  onTestFinished(close)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/b\/$/)
  const existingPaths = '?lang=br assets/a-1.js logos/a%C3%A7%C3%A3o%201.svg a.png x.txt'
  const missingPaths =
    'index.html index.html.br assets/a-1.js.gz x.txt/ 404.html _headers none ../else'
  const lines: string[] = []
  const paths = `${existingPaths} ${missingPaths}`.split(' ')
  for (const path of ['../b?lang=br', '', ...paths])
    for (const encoding of path.endsWith('.js') ? ['identity', 'gzip', 'br'] : ['br']) {
      const headers = { range: 'bytes=9999-', 'accept-encoding': encoding }
      const response = await fetch(url + path, { headers, redirect: 'manual' })
      const text = (await response.text()).slice(0, 12)
      lines.push(`\n/b/${path} ${encoding}: ${response.status} “${text}”`)
      for (const [name, value] of response.headers)
        if (recordedHeaders.test(name)) lines.push(`  ${name}: ${value}`)
    }
  await expect(lines.join('\n')).toMatchFileSnapshot('__snapshots__/serveDist.txt')
})

test('a folder without a document, or with a document without an address, is rejected with a message', async () => {
  const serve = (files: object) => serveDist(0, temporaryFolder({ ...files }))
  await expect(serve({})).rejects.toThrow(say('hosting.noBuild'))
  const withoutAddress = { 'index.html': '<link rel="icon" href="/">' }
  await expect(serve(withoutAddress)).rejects.toThrow(say('hosting.noAddress'))
})
