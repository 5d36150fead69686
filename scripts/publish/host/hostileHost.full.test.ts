/** Hosts that answer as none should: answers have a limit, become a failure with words, and lead to no file outside of the public folder. */
import { expect, test } from 'vitest'

import { startHostileHost, type Oddities } from '../../../tests/support/hostileHost.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { hostTarget } from './hostTarget.ts'
import type { Remote } from './remote.ts'
import { sendSite } from './sendSite.ts'

const root = '/home/public_html'
const { signal } = new AbortController()
const site = () => temporaryFolder({ 'index.html': '<p>new</p>' })
const part = '0123456789abcdef.site-part'

test('names that lead out of the public folder are passed over', async () => {
  const names = [
    '..',
    `../../../etc/x.${part}`,
    `/etc/x.${part}`,
    `a/../../x.${part}`,
    `..\\x.${part}`,
    `a\rDELE /home/mail.${part}`,
    `ours.${part}`,
  ]
  const removed: string[] = []
  const touched: string[] = []
  const note = (...paths: string[]) => Promise.resolve(void touched.push(...paths))
  const remote: Remote = {
    list: () =>
      Promise.resolve(
        names.map((name) => ({ name, isFolder: false, size: 5, changed: '' })),
      ),
    read: () => Promise.resolve(undefined),
    write: (file) => note(file),
    rename: (from, to) => note(from, to).then(() => true),
    remove: (file) => Promise.resolve(void removed.push(file)),
    makeFolder: (folder) => note(folder),
    close: () => {},
  }
  await sendSite(site(), { remote, root, signal, onProgress: () => {} })
  expect(touched).toContain(`${root}/index.html`)
  for (const path of touched) expect(path).toMatch(/^\/home\/public_html\/[^/]+$/)
  expect(removed).toEqual([`${root}/ours.${part}`])
})

function* endless(text: string) {
  for (;;) yield text
}

test.each<[string, Oddities]>([
  ['a list without end', { list: endless('-rw-r--r-- 1 a a 5 Jan 01 12:00 x\r\n') }],
  [
    'a greeting without end',
    { greeting: Array.from({ length: 100_000 }, () => '220-Hello') },
  ],
  ['a list of ours without end', { file: endless('{'.repeat(60_000)) }],
])('%s is not read to its end, and told', { timeout: 20_000 }, async (_, odd) => {
  const port = await startHostileHost(odd)
  const access = {
    settings: {
      kind: 'host',
      protocol: 'ftp',
      server: '127.0.0.1',
      port,
      user: 'maria',
      folder: 'public_html',
    } as const,
    secret: '',
    address: new URL('https://bakery.example/'),
    signal,
    ask: () => Promise.reject(new Error('Nobody is to be asked.')),
  }
  const before = process.memoryUsage().rss
  const sent = await hostTarget.send(access, { version: '', folder: site() }, () => {})
  expect(sent).toMatchObject({ ok: false, failure: { code: 'unexpected-answer' } })
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})
