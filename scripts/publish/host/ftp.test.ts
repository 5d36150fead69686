/** Sign-in and listings by FTP. host.full.test.ts sends files to real servers. */
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import tls from 'node:tls'

import { Client } from 'basic-ftp'
import { generate } from 'selfsigned'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { listenOnFreePort } from '../../../tests/support/listenOnFreePort.ts'
import {
  accessTo,
  answeringOwner,
  targetOutcome,
} from '../../../tests/support/targetAccess.ts'
import { openFtp } from './ftp.ts'
import { hostTarget } from './hostTarget.ts'

async function selfSigned() {
  const altNames = [{ type: 2 as const, value: 'localhost' }]
  const { private: key, cert } = await generate(
    [{ name: 'commonName', value: 'localhost' }],
    { extensions: [{ name: 'subjectAltName', altNames }] },
  )
  return { key, cert }
}
const [first, second] = [await selfSigned(), await selfSigned()]

const linesOf = (name: string) =>
  readFileSync(`tests/fixtures/${name}.txt`, 'utf8').split('\n')
const listing = linesOf('ftpListing')
/** The replies to commands, with or without a path. */
const replies = Object.fromEntries(
  linesOf('ftpReplies').map((line) => line.split(/: (.*)/)),
) as Record<string, string>

/** The commands that the last server has received, and the end of each connection. */
let commands: string[] = []

/** Starts an FTPS server with one folder. Its data connections may show another certificate. Returns its port. */
async function startFtps(control = first, data = control): Promise<number> {
  const received: string[] = []
  commands = received
  const secured = (socket: Socket, certificate: typeof first) => {
    const secureContext = tls.createSecureContext(certificate)
    const encrypted = new tls.TLSSocket(socket, { isServer: true, secureContext })
    return encrypted.on('error', () => {})
  }
  const server = createServer((plain) => {
    let connection: Promise<Socket[]> | undefined
    function join(socket: Socket): void {
      const say = (text: string) => socket.write(`${text}\r\n`)
      async function answer(line: string): Promise<unknown> {
        const [command = ''] = line.split(' ')
        received.push(line)
        if (command === 'EPSV') {
          const passive = createServer()
          onTestFinished(() => void passive.close())
          connection = once(passive, 'connection') as Promise<Socket[]> // The type is in Node's documentation of the event.
          return say(`229 Extended (|||${await listenOnFreePort(passive)}|)`)
        }
        if (['LIST', 'RETR', 'STOR'].includes(command)) {
          say('150 Here it comes')
          const [opened] = (await connection) ?? []
          const transfer = socket === plain ? opened : opened && secured(opened, data)
          if (command !== 'STOR')
            transfer?.end(command === 'LIST' ? listing.join('\r\n') : 'words')
          else if (transfer) received.push(`(${(await buffer(transfer)).length} bytes)`)
          return say('226 Done')
        }
        say(replies[line] ?? replies[command] ?? '234 Go on')
        if (command !== 'AUTH') return undefined
        plain.removeAllListeners('data')
        return join(secured(plain, control))
      }
      socket.on('error', () => {})
      // The client waits for every reply.
      socket.on('data', (line: Buffer) => void answer(line.toString().trim()))
    }
    plain.on('close', () => received.push('(closed)'))
    join(plain)
    plain.write('220 Hello\r\n')
  })
  onTestFinished(() => void server.close())
  return listenOnFreePort(server)
}

/** Tests the connection. */
async function connect(
  port: number,
  more: Partial<HostSettings> = {},
  { ask, questions } = answeringOwner(),
) {
  const settings: HostSettings = {
    kind: 'host',
    protocol: 'ftps',
    server: '127.0.0.1',
    port,
    user: 'maria',
    ...more,
  }
  const access = accessTo(settings, { secret: 'secret', ask })
  const outcome = await targetOutcome(hostTarget.connect(access))
  return { ...outcome, questions, trusted: access.settings.trusted }
}

/** Lines that cannot be parsed, or with an impossible time, do not break a listing. */
const noFolder = {
  failure: {
    id: 'folder',
    path: 'public_html',
    detail: 'Not found in: pages, a.txt, link',
  },
}

test.each([
  [{}, false],
  [{ trusted: '00:11' }, true],
])(
  'with the settings %j, the owner confirms a certificate and reads which folders exist',
  async (trusted, isChanged) => {
    const outcome = await connect(await startFtps(), trusted)
    expect(outcome).toMatchObject(noFolder)
    const detail = expect.stringMatching(/^DEPTH_\w+, localhost, localhost, /) as string
    const { fingerprint256: fingerprint } = new X509Certificate(first.cert)
    const server = '127.0.0.1'
    expect(outcome.questions).toEqual([
      { kind: 'unknown-certificate', server, fingerprint, isChanged, detail },
    ])
    expect(outcome.trusted).toBe(fingerprint)
    // Both connections are closed: the untrusted one and the later one.
    const closeEvents = () => commands.filter((each) => each === '(closed)')
    await vi.waitFor(() => expect(closeEvents()).toHaveLength(2))
    expect(commands).toEqual(expect.arrayContaining(['USER maria', 'PASS secret']))
  },
)

test('an untrusted certificate does not receive the password, and a data connection with another one is rejected', async () => {
  const distrusting = { questions: [], ask: () => Promise.resolve('keep' as const) }
  const outcome = await connect(await startFtps(), {}, distrusting)
  expect(outcome).toMatchObject({ failure: { id: 'untrusted' }, trusted: undefined })
  expect(commands).not.toContain('USER maria')
  const other = await connect(await startFtps(first, second))
  expect(other).toMatchObject({ failure: { id: 'untrusted' } })
})

test('a renewed certificate from an authority is trusted, even after an individually trusted one', async () => {
  // Node reads its list of authorities once, so this one is passed to every connection.
  const original = tls.connect
  const withAuthority = (options: tls.ConnectionOptions, onSecure?: () => void) =>
    original({ ...options, ca: first.cert }, onSecure)
  vi.spyOn(tls, 'connect').mockImplementation(withAuthority as typeof original) // basic-ftp calls this function.
  const settings = { server: 'localhost', trusted: '00:11' }
  const outcome = await connect(await startFtps(), settings)
  expect(outcome).toMatchObject({ ...noFolder, questions: [] })
})

test.each([
  ['ftp', 'connect', 21],
  ['ftps-implicit', 'connectImplicitTLS', 990],
] as const)('without a port, %s uses its default port', async (protocol, way, port) => {
  const opened = vi.spyOn(Client.prototype, way).mockRejectedValue(new Error('No.'))
  const settings = { kind: 'host', server: '127.0.0.1', user: 'maria', protocol } as const
  await targetOutcome(hostTarget.connect(accessTo<HostSettings>(settings)))
  expect(opened.mock.calls[0]?.slice(0, 2)).toEqual(['127.0.0.1', port])
})

test('files are listed, read, and changed', async () => {
  const port = await startFtps()
  const settings = {
    kind: 'host',
    protocol: 'ftp',
    server: '127.0.0.1',
    port,
    user: 'maria',
  } as const
  const stop = new AbortController()
  const session = await openFtp(settings, 'secret', stop.signal)
  expect(session.home).toBe('/')
  for (const folder of ['/', '/none'])
    commands.push(`  ${JSON.stringify(await session.list(folder))}`)
  for (const file of ['/a.txt', '/unknown.txt'])
    commands.push(`  ${JSON.stringify(await session.stat(file))}`)
  await expect(session.stat('/none.txt')).rejects.toThrow('No such file')
  await session.write('/new.txt', Buffer.alloc(70_000))
  await session.setMode('/new.txt', 0o644)
  await session.rename('/new.txt', '/a.txt')
  await session.remove('/b.txt')
  await session.removeFolder('/old')
  await expect(session.makeFolder('/logos')).rejects.toMatchObject({ code: 550 })
  stop.abort()
  await vi.waitFor(() => expect(commands.at(-1)).toBe('(closed)'))
  await expect(commands.join('\n')).toMatchFileSnapshot('__snapshots__/ftp.txt')
})
