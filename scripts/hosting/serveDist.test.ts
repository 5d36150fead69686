import { expect, onTestFinished, test } from 'vitest'

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
  const found = '?lang=br assets/a-1.js logos/a%C3%A7%C3%A3o%201.svg a.png x.txt'
  const missing =
    'index.html index.html.br assets/a-1.js.gz x.txt/ 404.html _headers none ../else'
  const lines: string[] = []
  for (const path of ['../b?lang=br', '', ...`${found} ${missing}`.split(' ')])
    for (const encoding of path.endsWith('.js') ? ['identity', 'gzip', 'br'] : ['br']) {
      const request = { range: 'bytes=9999-', 'accept-encoding': encoding }
      const answer = await fetch(url + path, { headers: request, redirect: 'manual' })
      const text = (await answer.text()).slice(0, 12)
      lines.push(`\n/b/${path} ${encoding}: ${answer.status} “${text}”`)
      for (const [name, value] of answer.headers)
        if (recorded.test(name)) lines.push(`  ${name}: ${value}`)
    }
  await expect(lines.join('\n')).toMatchFileSnapshot('__snapshots__/serveDist.txt')
})

test('a folder without a built site is refused in words', async () => {
  const serve = (html: object) => serveDist(0, temporaryFolder({ ...html }))
  await expect(serve({})).rejects.toThrow(say('hosting.noBuild'))
  const nothing = { 'index.html': '<link rel="icon" href="/">' }
  await expect(serve(nothing)).rejects.toThrow(say('hosting.noAddress'))
})
