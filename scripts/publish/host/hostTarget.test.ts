/** A scripted server does what real servers do not do on request. The real servers are in host.full.test.ts. */
import tls from 'node:tls'

import { Client } from 'basic-ftp'
import { generate } from 'selfsigned'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

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
import { createRemote } from './remote.ts'

const settingsOf = (
  { port }: { port: number },
  more: Partial<HostSettings> = {},
): HostSettings => ({
  kind: 'host',
  protocol: 'ftp',
  server: '127.0.0.1',
  port,
  user: 'maria',
  folder: '/www',
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
const deleted = ({ commands }: Host) =>
  commands.filter((command) => /^DELE (?!.*_site-part)/.test(command))

/** A host with an empty public folder. */
const emptyHost = (script: Parameters<typeof startScriptedFtp>[0] = {}) =>
  startScriptedFtp({ ...script, files: { '/www/x': '' } })

/** The path of the list of sent files, which has a random name. */
const listOf = ({ files }: Host) =>
  [...files.keys()].find((path) => path.endsWith('-site-files.json')) ?? ''
const knownList = `${'0'.repeat(32)}-site-files.json`

/** Unused files are older than a day then. */
function makeLater(host: Host): void {
  const list = listOf(host)
  const { time = 0 } = host.files.get(list) ?? {}
  const later = textOf(host, list)?.replaceAll(/("unusedSince":)\d+/g, '$11') ?? ''
  host.files.set(list, { bytes: Buffer.from(later), time })
}

const site = { 'index.html': 'new', 'version.txt': '1' }
const old = { '/www/index.html': 'old' }

describe('a host that confirms a file and stores less', () => {
  test('receives the file again', async () => {
    let uploads = 0
    const store = (bytes: Buffer) => ((uploads += 1) <= 2 ? Buffer.alloc(0) : bytes)
    const host = await emptyHost({ store })
    expect(await publish(host, site)).toMatchObject({ ok: true })
    expect(textOf(host, '/www/index.html')).toBe('new')
  })
  test('fails after a few tries, and the online site does not change', async () => {
    const host = await startScriptedFtp({
      store: (bytes) => bytes.subarray(1),
      files: old,
    })
    const failed = await publish(host, { ...site, 'a.txt': 'a' }, { folder: 'www' })
    expect(failed).toMatchObject({ failure: { id: 'disk-full' } })
    expect(textOf(host, '/www/index.html')).toBe('old')
  })
})

test('the first sign-in is tried once, because a silent server would be waited for each time', async () => {
  const lost = () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEDOUT' }))
  const open = vi.fn(lost)
  const remote = createRemote(open, new AbortController().signal)
  await expect(remote.home()).rejects.toThrow()
  expect(open).toHaveBeenCalledTimes(1)
})

test('an invalid date or an unknown line does not break a listing', async () => {
  const list = (names: [string, number][]) => [
    'modify=20191202:51:19;size=5; old.zip',
    '?',
    ...names.map(
      ([name, size]) => `type=file;size=${size};modify=20261128000000; ${name}`,
    ),
  ]
  const host = await startScriptedFtp({ list, files: { ...old, '/www/old.zip': 'zip' } })
  const { asked } = await publish(host, { ...site, 'old.zip': 'ours!' })
  expect(asked).toMatchObject([{ files: [{ path: 'index.html' }, { path: 'old.zip' }] }])
  expect(textOf(host, '/www/index.html')).toBe('new')
})

test('a file missing from the listing is checked before it is replaced', async () => {
  const host = await startScriptedFtp({ list: () => ['type=file;size=1; a'], files: old })
  const sent = await publish(host, site)
  expect(sent).toMatchObject({ ok: true, replaced: [{ path: 'index.html' }] })
  expect(textOf(host, `/www/${sent.ok && sent.replaced?.[0]?.copy}`)).toBe('old')
})

test('a temporary error while renaming is retried, and no visible file is deleted', async () => {
  let errors = 2
  const reply = (command: string) =>
    command === 'RNTO' && (errors -= 1) >= 0 ? '450 Try again later' : undefined
  const host = await emptyHost({ reply })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(textOf(host, '/www/index.html')).toBe('new')
  expect(deleted(host)).toEqual([])
  // In the same session.
  expect(host.commands.filter((command) => command.startsWith('USER'))).toHaveLength(1)
})

test('if the host cannot rename over an existing file, the earlier file is restored after a failure', async () => {
  let host: Host | undefined
  let isBroken = false
  const reply = (command: string, path: string) => {
    if (command !== 'RNTO') return undefined
    if (
      isBroken &&
      path === '/www/index.html' &&
      host?.commands.at(-2) !== `RNFR /www/${temporaryName('index.html', '')}`
    )
      return '550 Failed'
    return host?.files.has(path)
      ? '550 Cannot create a file when that file already exists'
      : undefined
  }
  host = await emptyHost({ reply })
  await publish(host, site)
  expect(await publish(host, { ...site, 'index.html': 'newer' })).toMatchObject({
    ok: true,
  })
  expect(textOf(host, '/www/index.html')).toBe('newer')
  isBroken = true
  expect(await publish(host, { ...site, 'index.html': 'newest' })).toMatchObject({
    ok: false,
  })
  expect(textOf(host, '/www/index.html')).toBe('newer')
  isBroken = false
  await publish(host, { ...site, 'index.html': 'newest' })
  const paths = pathsOf(host).filter((path) => !path.endsWith('-site-files.json'))
  expect(paths.toSorted()).toEqual(['index.html', 'version.txt', 'x'])
})

test('a file that is lost when the connection breaks during renaming is uploaded again', async () => {
  let host: Host | undefined
  let isBroken = true
  const reply = (command: string, path: string) => {
    if (command !== 'RNTO' || path !== '/www/index.html' || !isBroken) return undefined
    isBroken = false
    // As ProFTPD does with a truncated command.
    const part = [...(host?.files.keys() ?? [])].find((name) =>
      name.endsWith(temporaryName('index.html', sha256('new'))),
    )
    host?.files.delete(part ?? '')
    return '426 The connection broke'
  }
  host = await emptyHost({ reply })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(textOf(host, '/www/index.html')).toBe('new')
})

test('compressed copies that the host rejects are skipped, and earlier copies are removed', async () => {
  let isRefused = false
  const reply = (command: string, path: string) =>
    // It does not allow permissions to be set either.
    command === 'SITE' || (isRefused && command.startsWith('RN') && path.endsWith('.br'))
      ? '553 Not allowed'
      : undefined
  const host = await emptyHost({ reply })
  await publish(host, { ...site, 'index.html.br': 'new' })
  isRefused = true
  const sent = await publish(host, {
    ...site,
    'index.html': 'two',
    'index.html.br': 'two',
  })
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

test('a change with the same size in the same second is detected, even after another computer published', async () => {
  let isMeanwhile = false
  /** The same size and time, different content. */
  const spoil = (path: string) => {
    const { bytes, time } = host.files.get(path) ?? { bytes: Buffer.alloc(0), time: 0 }
    host.files.set(path, { bytes: Buffer.from(bytes.toString().replace('n', 'b')), time })
  }
  const reply = (command: string, path: string) => {
    if (isMeanwhile && command === 'RNTO' && path.endsWith('version.txt')) {
      spoil('/www/index.html')
      spoil(listOf(host))
    }
    return undefined
  }
  const asked = [{ files: [{ path: 'index.html', reason: 'changed' }] }]
  const frozen: Host = await emptyHost({ isFrozen: true })
  let host = frozen
  await publish(host, site)
  spoil('/www/index.html')
  expect(await publish(host, site)).toMatchObject({ asked })
  host = await emptyHost({ reply })
  isMeanwhile = true
  await publish(host, site)
  isMeanwhile = false
  expect(await publish(host, site)).toMatchObject({ asked })
})

test('without exact times, a file of the same size is read and compared', async () => {
  const list = (names: [string, number][]) =>
    names.map(([name, size]) => `-rw-r--r-- 1 maria maria ${size} Nov 28 2026 ${name}`)
  const reply = (command: string) => (command === 'MDTM' ? '502 Not known' : undefined)
  const host = await emptyHost({ list, reply })
  await publish(host, { ...site, 'a.txt': 'a' })
  host.files.set('/www/index.html', { bytes: Buffer.from('bad'), time: 0 })
  const uploads = host.commands.length
  expect(await publish(host, { ...site, 'a.txt': 'a' })).toMatchObject({
    asked: [{ files: [{ path: 'index.html', reason: 'changed' }] }],
  })
  expect(textOf(host, '/www/index.html')).toBe('new')
  expect(
    host.commands.slice(uploads).filter((command) => /^STOR .*a.txt/.test(command)),
  ).toEqual([])
})

test('a photo renamed only in case is kept on a case-insensitive host', async () => {
  const host = await emptyHost({ ignoresCase: true })
  await publish(host, { ...site, 'Foto.jpg': 'photo' })
  await publish(host, { ...site, 'foto.jpg': 'photo' })
  makeLater(host)
  await publish(host, { ...site, 'foto.jpg': 'photo' })
  // The host has kept the capitals.
  expect(textOf(host, '/www/Foto.jpg')).toBe('photo')
})

test('the path shown in a control panel is found if the server starts in the home folder', async () => {
  const host = await emptyHost()
  expect(await publish(host, site, { folder: '/home/maria/www' })).toMatchObject({
    ok: true,
  })
  expect(textOf(host, '/www/index.html')).toBe('new')
})

test('without a usual folder, the failure names it; for an address with a path, a folder is made', async () => {
  const connect = async (file: string, list?: () => string[]) => {
    const host = await startScriptedFtp({ files: { [file]: '' }, ...(list && { list }) })
    const { folder: _, ...fresh } = settingsOf(host)
    const access = accessTo<HostSettings>(fresh, { secret: 'secret' })
    access.address = new URL('shop/a/', access.address)
    return { host, access, outcome: await targetOutcome(hostTarget.connect(access)) }
  }
  const unusual = await connect('/pages/x')
  expect(unusual.outcome).toMatchObject({
    failure: { id: 'folder', path: 'public_html', detail: 'Not found in: pages' },
  })
  const usual = await connect('/www/x')
  expect(usual.outcome).toMatchObject({ ok: true })
  expect(usual.access.settings.folder).toBe('www/shop/a')
  expect(usual.host.commands).toContain('MKD /www/shop/a')
  expect(usual.host.commands).toContain('SITE CHMOD 755 /www/shop/a')
  // An existing folder that only its owner can read is corrected, and others are not.
  const listing = () => ['type=dir;UNIX.mode=0700; shop', 'type=dir;UNIX.mode=0750; a']
  const { host } = await connect('/www/shop/a/x', listing)
  expect(host.commands).toContain('SITE CHMOD 755 /www/shop')
  expect(host.commands).not.toContain('SITE CHMOD 755 /www/shop/a')
})

test('files and folders that visitors cannot read are corrected, even if they have not changed', async () => {
  let isPrivate = false
  const list = (names: [string, number][]) =>
    names.map(([name, size]) => `type=file;size=${size};UNIX.mode=0600; ${name}`)
  const host = await emptyHost({ list: (names) => (isPrivate ? list(names) : []) })
  await publish(host, { ...site, 'assets/a.js': 'a' })
  isPrivate = true
  const before = host.commands.length
  await publish(host, { ...site, 'assets/a.js': 'a' })
  const commands = host.commands.slice(before)
  for (const path of ['index.html', 'assets/a.js'])
    expect(commands).toContain(`SITE CHMOD 644 /www/${path}`)
})

test('names that lead out of the public folder are ignored, in listings and in the list of sent files', async () => {
  const part = '_site-part-x'
  const names = ['..', `../../${part}`, `/etc/${part}`, `..\\${part}`, part, knownList]
  const list = () => names.map((name) => `type=file;size=5; ${name}`)
  const entry = { hashes: ['a'.repeat(64)], unusedSince: 1 }
  const files = { '../mail/inbox': entry, 'a/../../mail/inbox': entry }
  const sentBefore = JSON.stringify({ files })
  const host = await startScriptedFtp({
    list,
    files: { '/mail/inbox': 'mail', [`/www/${knownList}`]: sentBefore },
  })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(textOf(host, '/mail/inbox')).toBe('mail')
  for (const command of host.commands.filter((text) => /^(?:DELE|STOR|RN)/.test(text)))
    expect(command).toMatch(/^\w+ \/www\/[^/\\]+$/)
})

test('of several lists, the newest is read, and one stays, even if another computer publishes for the first time', async () => {
  const listWith = (hashes: string[]) =>
    JSON.stringify({ files: { 'index.html': { hashes } } })
  const newer = `/www/${'f'.repeat(32)}-site-files.json`
  const host = await startScriptedFtp({
    files: {
      ...old,
      [`/www/${knownList}`]: '{}',
      [newer]: listWith([sha256('old')]),
    },
  })
  expect(await publish(host, site)).toMatchObject({ ok: true, asked: [] })
  expect(pathsOf(host).filter((path) => path.endsWith('.json'))).toEqual([
    newer.slice('/www/'.length),
  ])
  const reply = (command: string, path: string) => {
    if (command === 'STOR' && path.includes('_site-part') && fresh.files.size === 1)
      fresh.files.set(newer, { bytes: Buffer.from(listWith([])), time: 0 })
    return undefined
  }
  const fresh: Host = await emptyHost({ reply })
  await publish(fresh, site)
  expect(pathsOf(fresh).filter((path) => path.endsWith('.json'))).toHaveLength(1)
  expect(textOf(fresh, newer)).toContain('version.txt')
})

test('files that the site no longer has are removed, unless the owner keeps them', async () => {
  const entry = { hashes: [sha256('words')], unusedSince: 1 }
  const files = { 'kept.txt': { ...entry, isKept: true }, 'ours.txt': entry }
  const list = JSON.stringify({ files })
  const there = { '/www/kept.txt': 'words', '/www/ours.txt': 'words' }
  const host = await startScriptedFtp({
    files: { ...there, [`/www/${knownList}`]: list },
  })
  await publish(host, site)
  expect(pathsOf(host)).toContain('kept.txt')
  expect(pathsOf(host)).not.toContain('ours.txt')
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

test('a failed test says why, even if it cannot clean up, and the next one removes what is left', async () => {
  let isBroken = true
  let hasFailed = false
  const left = '/www/_site-check-0e3b6f2d9a5c41f78d60b7e4'
  const reply = (command: string, path: string) => {
    if (!isBroken || !path.endsWith('check.txt')) return undefined
    if (command === 'DELE' && hasFailed) return '421 Timeout'
    hasFailed ||= command === 'STOR'
    return command === 'STOR' ? '553 Not allowed' : undefined
  }
  const host = await startScriptedFtp({
    reply,
    files: {
      ...old,
      '/www/_site-check/check.txt': 'theirs',
      [`${left}/.htaccess`]: 'Deny',
      [`${left}/check.txt`]: '',
    },
  })
  const access = accessTo(settingsOf(host), { secret: 'secret' })
  const connect = () => targetOutcome(hostTarget.connect(access))
  expect(await connect()).toMatchObject({ failure: { id: 'folder' } })
  isBroken = false
  expect(await connect()).toMatchObject({ ok: true, readBack: { state: 'dns-missing' } })
  // What was found earlier, when the address led there.
  expect(access.settings.htaccess).toBe('accepted')
  expect(pathsOf(host)).toEqual(['index.html', '_site-check/check.txt'])
  // What was left before, by the first test, and by the second.
  const removed = host.commands.filter((line) => line.startsWith('RMD'))
  expect(removed).toHaveLength(3)
})

test('a folder that was never tested is tested before the site is sent', async () => {
  const host = await emptyHost()
  expect(await publish(host, site, { htaccess: undefined })).toMatchObject({ ok: true })
  const made = host.commands.find((command) => command.startsWith('MKD'))
  expect(made).toMatch(/^MKD \/www\/_site-check-/)
})

test('the owner confirms the certificate, and a data connection with a different one is rejected', async () => {
  const certificate = async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'host' }])
    return { key, cert }
  }
  const [control, data] = [await certificate(), await certificate()]
  const host = await startScriptedFtp({ tls: { control, data }, files: old })
  expect(await publish(host, site, { protocol: 'ftps' })).toMatchObject({
    ok: false,
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

describe('our block in .htaccess', () => {
  const own = 'RewriteEngine On\n# Pra\xe7a\n'
  const publishRules = async (before: string, more: Partial<HostSettings> = {}) => {
    const host = await emptyHost()
    host.files.set('/www/.htaccess', { bytes: Buffer.from(before, 'latin1'), time: 0 })
    const rules = 'Options -Indexes\n'
    const { asked } = await publish(host, { ...site, '.htaccess': rules }, more)
    expect(asked).toEqual([])
    return host.files.get('/www/.htaccess')?.bytes.toString('latin1')
  }
  const block = '# BEGIN site\nOptions -Indexes\n# END site\n'

  test.each([
    ['is added to the lines of others, byte by byte', own, own + block],
    [
      'takes the place of the one before',
      `a\n# BEGIN site\nold\n# END site\nb\n`,
      `a\n${block}b\n`,
    ],
    ['stays as it is', `${own}${block}`, `${own}${block}`],
    ['has the line ends of the file', 'a\r\n', `a\n${block}`.replaceAll('\n', '\r\n')],
    [
      'does not take a beginning without an end for its own',
      '# BEGIN site\na\n',
      `# BEGIN site\na\n${block}`,
    ],
  ])('the block in .htaccess %s', async (_, before, after) => {
    expect(await publishRules(before)).toBe(after)
  })
  test('is removed if the server rejects it, and other lines are kept', async () => {
    expect(await publishRules(`a\n${block}b`, { htaccess: 'refused' })).toBe('a\nb\n')
    expect(await publishRules(own, { htaccess: 'refused' })).toBe(own)
  })
  test('turns on HSTS only if the owner has chosen it', async () => {
    expect(await publishRules('', { hsts: 'off' })).toBe(block)
    expect(await publishRules('', { hsts: 'on' })).toMatch(
      /^# BEGIN site\nOptions -Indexes\n<IfModule mod_headers[^]*Strict-Transport-Security/,
    )
  })
})

test('a renewed certificate from an authority is trusted, even after an individually trusted one', async () => {
  const name = [{ name: 'commonName', value: 'localhost' }]
  const { private: key, cert } = await generate(name, {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const certificate = { key, cert }
  const host = await startScriptedFtp({
    tls: { control: certificate, data: certificate },
    files: { '/www/x': '' },
  })
  // Node reads its list of authorities once, so this one is passed to every connection.
  const { connect } = tls
  const withAuthority = (options: tls.ConnectionOptions, onSecure?: () => void) =>
    connect({ ...options, ca: cert }, onSecure)
  const spy = vi.spyOn(tls, 'connect').mockImplementation(withAuthority as typeof connect) // basic-ftp calls it so.
  onTestFinished(() => spy.mockRestore())
  const settings = { protocol: 'ftps', server: 'localhost', trusted: '00:11' } as const
  expect(await publish(host, site, settings)).toMatchObject({ ok: true, asked: [] })
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
