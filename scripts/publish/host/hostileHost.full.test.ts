/** Hosts that answer as none should: answers have a limit, become a failure with words, and lead to no file outside of the public folder. */
import { expect, onTestFinished, test } from 'vitest'

import { failureWords } from '../../../src/editor/publishing/failures.ts'
import type { HostSettings } from '../../../src/editor/publishing/protocol.ts'
import { startHostileHost, type HostileHost } from '../../../tests/unit/hostileHost.ts'
import { temporaryFolder } from '../../../tests/unit/temporaryFolder.ts'
import { hostTarget } from './hostTarget.ts'
import { listFile } from './sentList.ts'

const secret = 'Senha-çecreta 42'
const hexa = '0123456789abcdef'
const part = `${hexa}.site-part`
const large = Buffer.alloc(200_000, 'photo').toString()

const builtSite = () =>
  temporaryFolder({
    'index.html': '<p>new</p>',
    'version.txt': hexa,
    'photos/large.jpg': large,
  })

async function host(
  ...behaviour: Parameters<typeof startHostileHost>
): Promise<HostileHost> {
  const started = await startHostileHost(...behaviour)
  onTestFinished(started.close)
  return started
}

function send({ port }: HostileHost) {
  const settings: HostSettings = {
    kind: 'host',
    protocol: 'ftp',
    server: '127.0.0.1',
    port,
    user: 'maria',
    folder: 'public_html',
  }
  const work = {
    settings,
    secret,
    address: new URL('https://bakery.example/'),
    signal: new AbortController().signal,
    ask: () => Promise.reject(new Error('Nobody is to be asked.')),
  }
  return hostTarget.send(work, { version: '', folder: builtSite() }, () => {})
}

const root = '/home/public_html'
const isWhole = ({ files }: HostileHost) =>
  files.get(`${root}/index.html`)?.toString() === '<p>new</p>' &&
  files.get(`${root}/photos/large.jpg`)?.toString() === large

/** Commands that would change something outside of the public folder. */
const outside = ({ commands }: HostileHost) =>
  commands.filter((line) => {
    const [command = '', path = ''] = line.split(/ (.*)/s)
    const isChange = ['STOR', 'APPE', 'DELE', 'RNFR', 'RNTO', 'MKD', 'RMD'].includes(
      command,
    )
    return isChange && (!path.startsWith(root) || /\.\.(?:\/|$)/.test(path))
  })

const line = (name: string, size: number | string = 5) =>
  `-rw-r--r-- 1 a a ${size} Jan 01 12:00 ${name}`

test('names that lead out of the public folder are passed over', async () => {
  const names = [
    '..',
    `../x.${part}`,
    `../../../etc/x.${part}`,
    `/etc/x.${part}`,
    `a/../../x.${part}`,
    `..\\x.${part}`,
    `a\rDELE /home/mail.${part}`,
    `ours.${part}`,
  ]
  const odd = await host({ list: () => names.map((name) => line(name)) })
  odd.files.set('/home/mail', Buffer.from('mail'))
  expect(await send(odd)).toMatchObject({ ok: true })
  expect(isWhole(odd)).toBe(true)
  expect(outside(odd)).toEqual([])
  expect(odd.commands.filter((command) => command.startsWith('DELE'))).toEqual([
    `DELE ${root}/ours.${part}`,
  ])
})

function* endless(text: string) {
  for (;;) yield text
}
const endlessBytes = (path: string) =>
  path.endsWith(listFile) ? endless('{'.repeat(60_000)) : undefined

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
    { read: (path) => endlessBytes(path) as Iterable<Buffer> | undefined },
  ],
])('%s is not read to its end, and told', { timeout: 20_000 }, async (_, behaviour) => {
  const odd = await host(behaviour)
  const before = process.memoryUsage().rss
  const sent = await send(odd)
  expect(sent).toMatchObject({ ok: false, failure: { code: 'unexpected-answer' } })
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  expect(odd.files.size).toBe(0)
})

test.each<[string, (bytes: Buffer) => number | string]>([
  ['none', () => 0],
  ['far too large', () => '9'.repeat(18)],
  ['too small by one', ({ length }) => length - 1],
])('sizes that are wrong (%s) do not spoil what is sent', async (_, size) => {
  const odd = await host({ size })
  expect(await send(odd)).toMatchObject({ ok: true })
  expect(isWhole(odd)).toBe(true)
  expect(await send(odd)).toMatchObject({ ok: true })
  expect(isWhole(odd)).toBe(true)
})

test.each<[string, string]>([
  ['of another program, too large', `{"files":[${'"a",'.repeat(1_000_000)}"a"]}`],
  [
    'with more files than a site has',
    JSON.stringify({
      program: 'site',
      files: Object.fromEntries(
        Array.from({ length: 30_000 }, (_, n) => [
          `f${n}/a`,
          { hash: 'a'.repeat(64), unusedSince: 1 },
        ]),
      ),
    }),
  ],
])('a list %s is no list: all is sent, and nothing removed', async (_, list) => {
  const odd = await host()
  odd.files.set(`${root}/${listFile}`, Buffer.from(list))
  odd.files.set(`${root}/f1/a`, Buffer.from('theirs'))
  expect(await send(odd)).toMatchObject({ ok: true })
  expect(isWhole(odd)).toBe(true)
  expect(odd.files.get(`${root}/f1/a`)?.toString()).toBe('theirs')
  expect(odd.commands.length).toBeLessThan(100)
})

test.each(['USER', 'PASS', 'PWD', 'EPSV', 'LIST', 'RETR', 'STOR', 'RNFR', 'RNTO'])(
  'cut at %s it is reported, and the next time fixes it',
  async (cutAt) => {
    const odd = await host({ cutAt })
    odd.files.set(`${root}/${listFile}`, Buffer.from('{}'))
    odd.files.set(`${root}/index.html`, Buffer.from('<p>old</p>'))
    const sent = await send(odd)
    if (sent.ok) throw new Error('It was not cut.')
    expect(sent.failure.code).toBe('cut-off')
    expect(failureWords(sent.failure).toDo.br).toContain('publique de novo')
    expect(JSON.stringify(sent)).not.toContain(secret)
    expect(odd.files.get(`${root}/index.html`)?.toString()).toBe('<p>old</p>')
    expect(await send(odd)).toMatchObject({ ok: true })
    expect(isWhole(odd)).toBe(true)
  },
)
