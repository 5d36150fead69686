/** A scripted server does what real servers do not do on request. The real servers are in host.full.test.ts. */
import tls from 'node:tls'

import { Client } from 'basic-ftp'
import { generate } from 'selfsigned'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { startScriptedFtp } from '../../../tests/support/scriptedFtp.ts'
import {
  accessTo,
  answeringOwner,
  targetOutcome,
} from '../../../tests/support/targetAccess.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { sha256 } from '../../files/hashes.ts'
import { temporaryName } from './hostFiles.ts'
import { hostTarget } from './hostTarget.ts'
import { mergedHtaccess } from './htaccess.ts'

const settingsOf = (
  { port }: { port: number },
  more: Partial<HostSettings> = {},
): HostSettings => ({
  kind: 'host',
  protocol: 'ftp',
  server: '127.0.0.1',
  port,
  user: 'maria',
  // As a control panel shows it. The server starts in the home folder.
  folder: '/home/maria/www',
  htaccess: 'accepted',
  ...more,
})

async function publish(
  host: { port: number },
  files: Record<string, string>,
  more: Partial<HostSettings> = {},
  choice?: 'keep',
) {
  const { ask, asked } = answeringOwner(choice)
  const version = { version: '', folder: temporaryFolder(files) }
  const access = accessTo(settingsOf(host, more), { secret: 'secret', ask })
  const outcome = await targetOutcome(hostTarget.send(access, version))
  return { ...outcome, asked }
}

type Host = Awaited<ReturnType<typeof startScriptedFtp>>
const textOf = ({ files }: Host, path: string) => files.get(path)?.bytes.toString()
const pathsOf = ({ files }: Host) =>
  [...files.keys()].map((path) => path.replace(/^\/www\//, ''))
const listsOf = (host: Host) => pathsOf(host).filter((path) => path.endsWith('.json'))

/** A host with an empty public folder. */
const emptyHost = (script: Parameters<typeof startScriptedFtp>[0] = {}) =>
  startScriptedFtp({ ...script, files: { '/www/x': '' } })

/** The first `times` commands of this name for such a path get this answer. */
function replying(name: string, end: string, answer: string, times = Infinity) {
  let left = times
  return (command: string, path: string) =>
    command === name && path.endsWith(end) && (left -= 1) >= 0 ? answer : undefined
}

/** The list of sent files, which has a random name. */
const listPath = `/www/${'0'.repeat(32)}-site-files.json`

const site = { 'index.html': 'new', 'version.txt': '1' }
const old = { '/www/index.html': 'old' }

test('a host that confirms a file and stores less gets it again; after a few tries, the site stays as it is', async () => {
  let cuts = 2
  const store = (bytes: Buffer) => bytes.subarray((cuts -= 1) >= 0 ? 1 : 0)
  const host = await emptyHost({ store })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(textOf(host, '/www/index.html')).toBe('new')
  cuts = Infinity
  const failed = await publish(host, { ...site, 'index.html': 'newer' })
  expect(failed).toMatchObject({ failure: { id: 'disk-full' } })
  expect(textOf(host, '/www/index.html')).toBe('new')
})

test('in a listing with an impossible date and without a file, what is there is still found', async () => {
  const list = () => ['modify=20191202:51:19;size=5; old.zip', '?', 'type=file;size=1; a']
  const host = await startScriptedFtp({ list, files: { ...old, '/www/old.zip': 'zip' } })
  const sent = await publish(host, { ...site, 'old.zip': 'ours!' })
  expect(sent.asked).toMatchObject([
    { files: [{ path: 'index.html' }, { path: 'old.zip' }] },
  ])
  expect(textOf(host, `/www/${sent.ok && sent.replaced?.[0]?.copy}`)).toBe('old')
  expect(textOf(host, '/www/index.html')).toBe('new')
})

test('a temporary error while renaming is retried in the same session, and no visible file is deleted', async () => {
  const host = await emptyHost({ reply: replying('RNTO', '', '450 Try again later', 2) })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(textOf(host, '/www/index.html')).toBe('new')
  const deleted = host.commands.filter((line) => /^DELE (?!.*_site-part)/.test(line))
  expect(deleted).toEqual([])
  expect(host.commands.filter((line) => line.startsWith('USER'))).toHaveLength(1)
})

test('if the host cannot rename over an existing file, the earlier file is restored after a failure', async () => {
  let isBroken = false
  const aside = `RNFR /www/${temporaryName('index.html', '')}`
  const reply = (command: string, path: string) => {
    const isDocument = path === '/www/index.html' && host.commands.at(-2) !== aside
    const fails = host.files.has(path) || (isBroken && isDocument)
    return command === 'RNTO' && fails ? '550 Cannot create the file' : undefined
  }
  const host: Host = await emptyHost({ reply })
  await publish(host, site)
  expect(await publish(host, { ...site, 'index.html': 'newer' })).toMatchObject({
    ok: true,
  })
  isBroken = true
  expect(await publish(host, { ...site, 'index.html': 'newest' })).toMatchObject({
    ok: false,
  })
  expect(textOf(host, '/www/index.html')).toBe('newer')
  isBroken = false
  await publish(host, { ...site, 'index.html': 'newest' })
  const [list] = listsOf(host)
  expect(pathsOf(host).toSorted()).toEqual([list, 'index.html', 'version.txt', 'x'])
})

test('a file that is lost when the connection breaks during renaming is uploaded again', async () => {
  const breaking = replying('RNTO', '/www/index.html', '426 The connection broke', 1)
  const reply = (command: string, path: string) => {
    const broken = breaking(command, path)
    // As ProFTPD does with a truncated command.
    if (broken) host.files.delete(host.commands.at(-2)?.replace('RNFR ', '') ?? '')
    return broken
  }
  const host: Host = await emptyHost({ reply })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(textOf(host, '/www/index.html')).toBe('new')
})

test('compressed copies that the host rejects are skipped, and earlier copies are removed', async () => {
  let isRefused = false
  const reply = (command: string, path: string) =>
    isRefused && command.startsWith('RN') && path.endsWith('.br') ? '553 No' : undefined
  const host = await emptyHost({ reply })
  await publish(host, { ...site, 'index.html.br': 'new' })
  isRefused = true
  const next = { ...site, 'index.html': 'two', 'index.html.br': 'two' }
  const sent = await publish(host, next)
  expect(sent).toMatchObject({ ok: true, leftOut: ['index.html.br'] })
  expect(textOf(host, '/www/index.html')).toBe('two')
  expect(pathsOf(host)).not.toContain('index.html.br')
})

test('a writing command that is cut off never names an existing file', async () => {
  const files = { ...site, 'assets/a.js': 'a', 'logos/acme.svg': 'a', 'robots.txt': 'a' }
  const host = await emptyHost()
  await publish(host, files)
  await publish(host, { ...files, 'index.html': 'two', 'logos/acme.svg': 'two' })
  const writing = host.commands.filter((line) => /^(?:STOR|RNTO|DELE) /.test(line))
  expect(writing.length).toBeGreaterThan(20)
  for (const line of writing)
    for (let end = 5; end < line.length; end += 1)
      expect(host.files.has(line.slice(5, end)), line.slice(0, end)).toBe(false)
})

/** The same size and time, different content. */
function spoil({ files }: Host, path: string): void {
  const { bytes, time } = files.get(path) ?? { bytes: Buffer.alloc(0), time: 0 }
  files.set(path, { bytes: Buffer.from(bytes.toString().replace('n', 'b')), time })
}
const changed = [{ files: [{ path: 'index.html', reason: 'changed' }] }]

test('a change with the same size in the same second is detected', async () => {
  const host = await emptyHost({ isFrozen: true })
  await publish(host, site)
  spoil(host, '/www/index.html')
  expect(await publish(host, site)).toMatchObject({ asked: changed })
})

test('when two computers publish for the first time at once, one list stays, and no recorded time is trusted', async () => {
  const reply = (command: string, path: string) => {
    if (command === 'STOR' && host.files.size === 1)
      host.files.set(listPath, { bytes: Buffer.from('{}'), time: 0 })
    if (command === 'RNTO' && path === '/www/version.txt')
      for (const each of ['/www/index.html', listPath]) spoil(host, each)
    return undefined
  }
  const host: Host = await emptyHost({ reply })
  await publish(host, site)
  expect(`/www/${listsOf(host).join()}`).toBe(listPath)
  expect(await publish(host, site)).toMatchObject({ asked: changed })
})

test('of several lists, the newest is read, and one stays', async () => {
  const newest = `${'f'.repeat(32)}-site-files.json`
  const ours = JSON.stringify({ files: { 'index.html': { hashes: [sha256('old')] } } })
  const host = await startScriptedFtp({
    files: { ...old, [listPath]: '{}', [`/www/${newest}`]: ours },
  })
  expect(await publish(host, site)).toMatchObject({ ok: true, asked: [] })
  expect(listsOf(host)).toEqual([newest])
})

test('without exact times, a file of the same size is read and compared', async () => {
  const list = (names: [string, number][]) =>
    names.map(([name, size]) => `-rw-r--r-- 1 maria maria ${size} Nov 28 2026 ${name}`)
  const host = await emptyHost({ list, reply: replying('MDTM', '', '502 Not known') })
  await publish(host, { ...site, 'a.txt': 'a' })
  spoil(host, '/www/index.html')
  const before = host.commands.length
  expect(await publish(host, { ...site, 'a.txt': 'a' })).toMatchObject({ asked: changed })
  expect(textOf(host, '/www/index.html')).toBe('new')
  expect(host.commands.slice(before).join('\n')).not.toMatch(/^RNTO .*a\.txt/m)
})

test('files that the site no longer has are removed, unless the owner keeps them or only their case has changed', async () => {
  const entry = { hashes: [sha256('words')], unusedSince: 1 }
  const files = {
    'kept.txt': { ...entry, isKept: true },
    'ours.txt': entry,
    'Foto.jpg': entry,
  }
  const there = Object.keys(files).map((path) => [`/www/${path}`, 'words'] as const)
  const host = await startScriptedFtp({
    ignoresCase: true,
    files: { ...Object.fromEntries(there), [listPath]: JSON.stringify({ files }) },
  })
  await publish(host, { ...site, 'foto.jpg': 'words' })
  expect(pathsOf(host)).toEqual(expect.arrayContaining(['kept.txt', 'Foto.jpg']))
  expect(pathsOf(host)).not.toContain('ours.txt')
})

test('without a usual folder, the failure names it; for an address with a path, a folder is made', async () => {
  const connect = async (file: string) => {
    const host = await startScriptedFtp({ files: { [file]: '' } })
    const { folder: _, ...fresh } = settingsOf(host)
    const access = accessTo<HostSettings>(fresh, { secret: 'secret' })
    access.address = new URL('shop/a/', access.address)
    return { host, access, outcome: await targetOutcome(hostTarget.connect(access)) }
  }
  expect((await connect('/pages/x')).outcome).toMatchObject({
    failure: { id: 'folder', path: 'public_html', detail: 'Not found in: pages' },
  })
  const { host, access, outcome } = await connect('/www/x')
  expect(outcome).toMatchObject({ ok: true })
  expect(access.settings.folder).toBe('www/shop/a')
  expect(host.commands).toContain('MKD /www/shop/a')
  expect(host.commands).toContain('SITE CHMOD 755 /www/shop/a')
})

test('files that visitors cannot read are corrected, even if they have not changed', async () => {
  const list = (names: [string, number][]) =>
    names.map(([name, size]) => `type=file;size=${size};UNIX.mode=0600; ${name}`)
  const host = await emptyHost({ list })
  const files = { ...site, 'assets/a.js': 'a' }
  await publish(host, files)
  const before = host.commands.length
  await publish(host, files)
  for (const path of ['index.html', 'assets/a.js'])
    expect(host.commands.slice(before)).toContain(`SITE CHMOD 644 /www/${path}`)
})

test('names that lead out of the public folder are ignored, in listings and in the list of sent files', async () => {
  const part = '_site-part-x'
  const names = ['..', `../../${part}`, `/etc/${part}`, `${part}\\..\\x`, part]
  const list = () =>
    [...names, listPath.slice(5)].map((name) => `type=file;size=5; ${name}`)
  const entry = { hashes: ['a'.repeat(64)], unusedSince: 1 }
  const files = { '../mail/inbox': entry, 'a/../../mail/inbox': entry }
  const host = await startScriptedFtp({
    list,
    files: { '/mail/inbox': 'mail', [listPath]: JSON.stringify({ files }) },
  })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(textOf(host, '/mail/inbox')).toBe('mail')
  for (const command of host.commands.filter((text) => /^(?:DELE|STOR|RN)/.test(text)))
    expect(command).toMatch(/^\w+ \/www\/[^/\\]+$/)
})

test('the document and version.txt are replaced, with copies, even if the owner keeps the files', async () => {
  const names = ['index.html', 'robots.txt', 'version.txt']
  const host = await startScriptedFtp({
    files: Object.fromEntries(names.map((name) => [`/www/${name}`, 'theirs'])),
  })
  const sent = await publish(host, { ...site, 'robots.txt': 'ours' }, {}, 'keep')
  const copy = expect.any(String) as string
  expect(sent).toMatchObject({
    kept: ['robots.txt'],
    replaced: [
      { path: 'index.html', copy },
      { path: 'version.txt', copy },
    ],
  })
})

test('a failed test of the folder says why, even if it cannot clean up, and the next one, before a publication, removes what is left', async () => {
  let isBroken = true
  const reply = (command: string, path: string) => {
    if (!isBroken || !path.endsWith('check.txt') || !host.commands.includes(made)) return
    return { STOR: '553 Not allowed', DELE: '421 Timeout' }[command]
  }
  const made = 'MKD /www/_site-check-0e3b6f2d9a5c41f78d60b7e4'
  const theirs = { '/www/_site-check/check.txt': 'theirs' }
  const host: Host = await startScriptedFtp({ reply, files: { ...old, ...theirs } })
  const access = accessTo(settingsOf(host), { secret: 'secret' })
  const failed = await targetOutcome(hostTarget.connect(access))
  expect(failed).toMatchObject({ failure: { id: 'folder' } })
  isBroken = false
  const sent = await publish(host, site, { htaccess: undefined })
  expect(sent).toMatchObject({ ok: true })
  expect(pathsOf(host).filter((path) => path.includes('check'))).toEqual([
    '_site-check/check.txt',
  ])
  // Before and after the test that succeeded.
  const removed = host.commands.filter((line) => line.startsWith('RMD'))
  expect(removed).toHaveLength(3)
})

async function certificateOf(commonName: string) {
  const altNames = [{ type: 2 as const, value: commonName }]
  const { private: key, cert } = await generate(
    [{ name: 'commonName', value: commonName }],
    { extensions: [{ name: 'subjectAltName', altNames }] },
  )
  return { key, cert }
}

test('the owner confirms the certificate, and a data connection with a different one is rejected', async () => {
  const [control, data] = [await certificateOf('host'), await certificateOf('host')]
  const other = await startScriptedFtp({ tls: { control, data }, files: old })
  expect(await publish(other, site, { protocol: 'ftps' })).toMatchObject({
    failure: { id: 'untrusted' },
  })
  const same = await startScriptedFtp({ tls: { control, data: control }, files: old })
  for (const [trusted, isChanged] of [
    [{}, false],
    [{ trusted: '00:11' }, true],
  ] as const) {
    const outcome = await publish(same, site, { protocol: 'ftps', ...trusted })
    expect(outcome).toMatchObject({ ok: true })
    const detail = expect.stringMatching(/^DEPTH_\w+, host, host, /) as string
    const kind = 'unknown-certificate'
    expect(outcome.asked[0]).toMatchObject({ kind, isChanged, detail })
  }
})

test('a renewed certificate from an authority is trusted, even after an individually trusted one', async () => {
  const certificate = await certificateOf('localhost')
  const host = await emptyHost({ tls: { control: certificate, data: certificate } })
  // Node reads its list of authorities once, so this one is passed to every connection.
  const { connect } = tls
  const withAuthority = (options: tls.ConnectionOptions, onSecure?: () => void) =>
    connect({ ...options, ca: certificate.cert }, onSecure)
  const spy = vi.spyOn(tls, 'connect').mockImplementation(withAuthority as typeof connect) // basic-ftp calls it so.
  onTestFinished(() => spy.mockRestore())
  const settings = { protocol: 'ftps', server: 'localhost', trusted: '00:11' } as const
  expect(await publish(host, site, settings)).toMatchObject({ ok: true, asked: [] })
})

const rules = 'Options -Indexes\n'
const block = `# BEGIN site\n${rules}# END site\n`
const own = 'RewriteEngine On\n# Pra\xe7a\n'

test.each([
  ['is added to the lines of others, byte by byte', own, rules, own + block],
  [
    'takes the place of the one before',
    'a\n# BEGIN site\nold\n# END site\nb\n',
    rules,
    `a\n${block}b\n`,
  ],
  [
    'has the line ends of the file',
    'a\r\n',
    rules,
    `a\n${block}`.replaceAll('\n', '\r\n'),
  ],
  [
    'does not take a beginning without an end for its own',
    '# BEGIN site\na\n',
    rules,
    `# BEGIN site\na\n${block}`,
  ],
  ['is removed, and other lines are kept', `a\n${block}b`, '', 'a\nb\n'],
])('our block in .htaccess %s', (_, before, lines, after) => {
  const merged = mergedHtaccess(Buffer.from(before, 'latin1'), Buffer.from(lines))
  expect(merged.toString('latin1')).toBe(after)
})

test('our block in .htaccess turns on HSTS only if the owner has chosen it, and goes if the host rejects it', async () => {
  const host = await emptyHost()
  const files = { ...site, '.htaccess': rules }
  await publish(host, files, { hsts: 'on' })
  expect(textOf(host, '/www/.htaccess')).toMatch(
    /^# BEGIN site\nOptions -Indexes\n<IfModule mod_headers[^]*Strict-Transport-Security/,
  )
  await publish(host, files, { hsts: 'off' })
  expect(textOf(host, '/www/.htaccess')).toBe(block)
  await publish(host, files, { htaccess: 'refused' })
  expect(textOf(host, '/www/.htaccess')).toBe('')
})

test.each([
  ['ftp', 'connect', 21],
  ['ftps-implicit', 'connectImplicitTLS', 990],
] as const)('without a port, %s uses its own port', async (protocol, way, port) => {
  const connect = vi.spyOn(Client.prototype, way).mockRejectedValue(new Error('No.'))
  const settings = { kind: 'host', server: '127.0.0.1', user: 'maria', protocol } as const
  await targetOutcome(hostTarget.connect(accessTo<HostSettings>(settings)))
  expect(connect.mock.calls[0]?.slice(0, 2)).toEqual(['127.0.0.1', port])
})
