/** Hosts that answer as none should: answers have a limit, become a failure with words, and lead to no file outside of the public folder. */
import { expect, test } from 'vitest'

import type { HostSettings } from '../../../src/editor/publishing/protocol.ts'
import { startHostileHost, type HostileHost } from '../../../tests/support/hostileHost.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { hostTarget } from './hostTarget.ts'
import { listFile } from './sentList.ts'

const part = '0123456789abcdef.site-part'

function send({ port }: HostileHost) {
  const settings: HostSettings = {
    kind: 'host',
    protocol: 'ftp',
    server: '127.0.0.1',
    port,
    user: 'maria',
    folder: 'public_html',
  }
  const access = {
    settings,
    secret: '',
    address: new URL('https://bakery.example/'),
    signal: new AbortController().signal,
    ask: () => Promise.reject(new Error('Nobody is to be asked.')),
  }
  const folder = temporaryFolder({ 'index.html': '<p>new</p>' })
  return hostTarget.send(access, { version: '', folder }, () => {})
}

const root = '/home/public_html'
/** A command that would change something outside of the public folder. */
const outside =
  /^(?:STOR|APPE|DELE|RNFR|RNTO|MKD|RMD) (?!\/home\/public_html)|\.\.(?:\/|$)/
const line = (name: string) => `-rw-r--r-- 1 a a 5 Jan 01 12:00 ${name}`

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
  const odd = await startHostileHost({ list: () => names.map((name) => line(name)) })
  odd.files.set('/home/mail', Buffer.from('mail'))
  expect(await send(odd)).toMatchObject({ ok: true })
  expect(odd.files.get(`${root}/index.html`)?.toString()).toBe('<p>new</p>')
  expect(odd.commands.filter((command) => outside.test(command))).toEqual([])
  expect(odd.commands.filter((command) => command.startsWith('DELE'))).toEqual([
    `DELE ${root}/ours.${part}`,
  ])
})

function* endless(text: string) {
  for (;;) yield text
}

test.each<[string, Parameters<typeof startHostileHost>[0]]>([
  ['a list without end', { list: () => endless(line('x')) }],
  ['a line without end', { list: () => endless('x'.repeat(10_000)) }],
  [
    'folders in each other without end',
    { list: () => endless('drwxr-xr-x 2 a a 1 Jan 01 12:00 x') },
  ],
  [
    'a greeting without end',
    { greeting: Array.from({ length: 100_000 }, () => '220-Hello') },
  ],
  [
    'a list of ours without end',
    {
      read: (path) => (path.endsWith(listFile) ? endless('{'.repeat(60_000)) : undefined),
    },
  ],
])('%s is not read to its end, and told', { timeout: 20_000 }, async (_, behaviour) => {
  const odd = await startHostileHost(behaviour)
  const before = process.memoryUsage().rss
  const sent = await send(odd)
  expect(sent).toMatchObject({ ok: false, failure: { code: 'unexpected-answer' } })
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  expect(odd.files.size).toBe(0)
})
