/** One table of behaviors against the servers that people rent: vsftpd, ProFTPD, Pure-FTPd and OpenSSH, with Apache over the same folder. */
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { startCuttingProxy } from '../../../tests/support/cuttingProxy.ts'
import {
  hostAddress,
  password,
  startRealHost,
  type RealHost,
  type ServerName,
} from '../../../tests/support/realHost.ts'
import {
  accessTo,
  answeringOwner,
  targetOutcome,
} from '../../../tests/support/targetAccess.ts'
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder.ts'
import { apacheFile } from '../../hosting/apacheFile.ts'
import { hostTarget } from './hostTarget.ts'

let host: RealHost
beforeAll(async () => {
  host = await startRealHost()
})
afterAll(() => host.stop())

const at = (path: string) => join(host.home, 'public_html', path)
const onHost = (path: string) => readFileSync(at(path), 'utf8')
const names = () => readdirSync(at(''), { recursive: true }).map(String)

beforeEach(() => {
  execFileSync('sh', ['-c', 'rm -rf "$1"; mkdir -p "$1/public_html"', 'sh', host.home])
  give({})
})
/** Writes files to the account. */
function give(files: Record<string, string>): void {
  writeFiles(host.home, files)
  execFileSync('chown', ['-hR', host.user, host.home])
}

function settingsOf(name: ServerName, more: Partial<HostSettings> = {}): HostSettings {
  const { protocol, port } = host.servers[name]
  const trusted =
    protocol === 'sftp'
      ? host.keyFingerprint
      : new X509Certificate(host.certificate).fingerprint256
  const { user } = host
  const known = { folder: 'public_html', htaccess: 'accepted' } as const
  return {
    kind: 'host',
    protocol,
    server: hostAddress,
    port,
    user,
    trusted,
    ...known,
    ...more,
  }
}

const accessOf = (settings: HostSettings, ask = answeringOwner().ask) =>
  accessTo(settings, { secret: password, address: host.address, ask })
const send = (
  access: ReturnType<typeof accessOf>,
  folder: string,
  onProgress = access.onProgress,
) => hostTarget.send(Object.assign(access, { onProgress }), { version: '', folder })

/** A small site with its name in the document and the picture. All sites have the same sizes. */
const filesOf = (name: string) => ({
  'index.html': `<script src="assets/${name}.js"></script>`,
  'index.html.br': brotliCompressSync(`<script src="assets/${name}.js"></script>`),
  [`assets/${name}.js`]: `"${name}"`,
  'logos/acme.svg': `<svg>${name}</svg>`,
  '.well-known/security.txt': 'Contact: mailto:ola@example.com',
  '.htaccess': apacheFile('/'),
  _headers: '/*',
  'version.txt': name,
})
const builtSite = (name: string, files: Record<string, string> = {}) =>
  temporaryFolder({ ...filesOf(name), ...files })

const fetchText = async (path: string, encoding = 'br') => {
  const headers = { 'Accept-Encoding': encoding }
  const response = await fetch(new URL(path, host.address), { headers })
  return response.ok ? response.text() : response.status
}

/** The name of the site that visitors get. Throws if its document, script, or picture is missing or incomplete. */
async function seenSite(base = '', encoding = 'br'): Promise<string> {
  const document = await fetchText(base, encoding)
  const [script = '', name = ''] = /assets\/(\w+)\.js/.exec(String(document)) ?? []
  expect(await fetchText(base + script), `the script of ${document}`).toBe(`"${name}"`)
  expect(await fetchText(`${base}logos/acme.svg`)).toMatch(/^<svg>\w{3}<\/svg>$/)
  return name
}

/** Like seenSite. Also, the picture and the uncompressed files must be those of this site. */
async function expectWholeSite(base = ''): Promise<string> {
  const name = await seenSite(base)
  expect(await seenSite(base, 'identity')).toBe(name)
  expect(await fetchText(`${base}logos/acme.svg`)).toBe(`<svg>${name}</svg>`)
  return name
}

const ownRules = '# The owner’s\r\nErrorDocument 410 /gone.html\r\n'

describe.each<ServerName>([
  'vsftpd',
  'vsftpd with TLS',
  'ProFTPD',
  'ProFTPD with TLS',
  'Pure-FTPd',
  'Pure-FTPd with TLS',
  'OpenSSH',
])('on %s', (name) => {
  const refusesDots = name.startsWith('Pure')
  const htaccess = refusesDots ? 'refused' : 'accepted'

  test('the folder is found, the files are readable, and later only changes are sent', async () => {
    give({ 'mail/inbox': '', 'htdocs/index.html': '' })
    const { trusted: _, folder: __, htaccess: ___, ...fresh } = settingsOf(name)
    const { ask, asked } = answeringOwner()
    const access = accessOf(fresh, ask)
    expect(await hostTarget.connect(access)).toEqual({ readBack: { state: 'online' } })
    expect(access.settings).toMatchObject({ folder: 'public_html', htaccess })
    expect(names()).toEqual([])
    const { leftOut } = await send(access, builtSite('one'))
    expect(leftOut).toEqual(refusesDots ? ['.well-known/security.txt'] : [])
    expect(await expectWholeSite()).toBe('one')
    const [list = ''] = names().filter((path) => path.includes('site-files'))
    expect(await fetchText(list)).toBe(refusesDots ? 403 : 404)
    let sent = 0
    await send(access, builtSite('two'), (_sent, total) => (sent = total))
    expect(await expectWholeSite()).toBe('two')
    // An open page still requests it.
    expect(await fetchText('assets/one.js')).toBe('"one"')
    expect(sent).toBeLessThan(120)
    expect(names().filter((path) => path.includes('site-part'))).toEqual([])
    // A trusted key is not asked about again.
    expect(asked).toHaveLength(name.includes('TLS') || name === 'OpenSSH' ? 1 : 0)
  })

  test('existing files are kept, replaced, or copied as the owner chooses, and other lines of .htaccess are kept', async () => {
    const theirs = {
      'index.html': 'theirs',
      'logos/acme.svg': 'theirs',
      'robots.txt': 'theirs',
    }
    const files = { '.htaccess': ownRules, ...theirs }
    give(
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`public_html/${path}`, text]),
      ),
    )
    const site = (version: string) =>
      builtSite(version, { 'robots.txt': version, 'robots.txt.gz': version })
    const settings = settingsOf(name, refusesDots ? { htaccess: 'refused' } : {})
    const keeping = answeringOwner('keep')
    const kept = await send(accessOf(settings, keeping.ask), site('one'))
    expect(keeping.asked).toEqual([
      {
        kind: 'replace-files',
        files: Object.keys(theirs).map((path) => ({ path, reason: 'foreign' })),
      },
    ])
    expect(kept).toMatchObject({
      kept: ['logos/acme.svg', 'robots.txt'],
      replaced: [{ path: 'index.html' }],
    })
    const [{ copy = '' } = {}] = kept.replaced ?? []
    expect(onHost(copy)).toBe('theirs')
    expect(await fetchText(copy)).toBe(refusesDots ? 403 : 404)
    expect(names()).not.toContain('robots.txt.gz')
    expect(onHost('.htaccess')).toMatch(
      refusesDots
        ? /^[^]*gone.html\r\n$/
        : /^[^]*gone.html\r\n# BEGIN site\r\n[^]*# END site\r\n$/,
    )
    // The owner is asked once.
    expect(await send(accessOf(settings, keeping.ask), site('two'))).toMatchObject({
      kept: ['logos/acme.svg', 'robots.txt'],
      replaced: [],
    })
    expect(keeping.asked).toHaveLength(1)
    // Someone changes a file. It keeps its size and may have the same time in seconds.
    give({ 'public_html/index.html': onHost('index.html').replace('two', 'bad') })
    const replacing = answeringOwner('replace')
    const replaced = await send(accessOf(settings, replacing.ask), site('two'))
    expect(replaced.replaced).toEqual([{ path: 'index.html' }])
    expect(replacing.asked).toMatchObject([
      { files: [{ path: 'index.html', reason: 'changed' }] },
    ])
    expect(await fetchText('/')).toContain('two')
  })

  test('an outdated decision of a slower computer is corrected by the next publication', async () => {
    const access = accessOf(settingsOf(name))
    await send(access, builtSite('one'))
    give({ 'public_html/robots.txt': 'theirs' })
    const slow = builtSite('one', { 'robots.txt': 'one' })
    const { ask } = answeringOwner('copy', () => send(access, builtSite('two')))
    await send({ ...access, ask }, slow)
    expect(await expectWholeSite()).toBe('two')
    await send(access, builtSite('one'))
    expect(await expectWholeSite()).toBe('one')
  })

  test('a folder is interpreted as in the host’s control panel', async () => {
    const site = builtSite('one')
    for (const folder of [at(''), 'public_html/', './public_html'])
      await send(accessOf(settingsOf(name, { folder })), site)
    expect(await expectWholeSite()).toBe('one')
    expect(readdirSync(host.home)).toEqual(['public_html'])
    const missing = accessOf(settingsOf(name, { folder: '/home/maria/www' }))
    expect(await targetOutcome(send(missing, site))).toMatchObject({
      failure: { id: 'folder' },
    })
    execFileSync('sh', [
      '-c',
      'mkdir "$1/closed"; chmod 555 "$1/closed"',
      'sh',
      host.home,
    ])
    const closed = accessOf(settingsOf(name, { folder: 'closed' }))
    expect(await targetOutcome(hostTarget.connect(closed))).toMatchObject({
      failure: { id: 'folder' },
    })
  })

  test('publishing continues if the owner answers after the server has closed the session', async () => {
    give({ 'public_html/index.html': 'theirs' })
    const { ask, asked } = answeringOwner('copy', () => host.servers[name].cut())
    const { replaced } = await send(accessOf(settingsOf(name), ask), builtSite('one'))
    expect(asked).toHaveLength(1)
    expect(onHost(replaced?.[0]?.copy ?? '')).toBe('theirs')
    expect(await expectWholeSite()).toBe('one')
  })

  test('a symbolic link is replaced, with a copy of its target, and the target is kept', async () => {
    give({ 'shared/page.html': 'theirs' })
    execFileSync('ln', ['-s', '../shared/page.html', at('index.html')])
    const { replaced } = await send(accessOf(settingsOf(name)), builtSite('one'))
    expect(onHost(replaced?.[0]?.copy ?? '')).toBe('theirs')
    expect(readFileSync(join(host.home, 'shared/page.html'), 'utf8')).toBe('theirs')
    expect(await expectWholeSite()).toBe('one')
  })
})

test('if the host rejects our lines in .htaccess, this is detected first, and visitors never see an error', async () => {
  give({
    'public_html/index.html': 'theirs',
    'public_html/.htaccess': 'Require all granted\n',
  })
  const { htaccess: _, ...untested } = settingsOf('vsftpd')
  const access = Object.assign(accessOf(untested), { address: host.strictAddress })
  const seen: number[] = []
  const look = async () => seen.push((await fetch(host.strictAddress)).status)
  await send(access, builtSite('one'), () => void look())
  expect(access.settings).toMatchObject({ htaccess: 'refused' })
  await look()
  expect(new Set(seen)).toEqual(new Set([200]))
  expect(onHost('.htaccess')).toBe('Require all granted\n')
})

/** Each protocol has `cuts` interruptions in total, divided among its servers. */
const cutServers = {
  FTP: ['vsftpd', 'ProFTPD', 'Pure-FTPd'],
  FTPS: ['vsftpd with TLS', 'ProFTPD with TLS', 'Pure-FTPd with TLS'],
  SFTP: ['OpenSSH'],
} as const
const cuts = 63

test.concurrent.each(['FTP', 'FTPS', 'SFTP'] as const)(
  'over %s, a connection cut anywhere leaves the old or the new site, and the next publication repairs it',
  async (protocol) => {
    const names = cutServers[protocol]
    await Promise.all(names.map((name) => cutAll(name, cuts / names.length)))
  },
)

/** Every interruption is at a different chunk between client and server while a new version is sent. */
async function cutAll(name: ServerName, cutsHere: number): Promise<void> {
  const base = `${name.replaceAll(/\W/g, '')}/`
  const folder = `public_html/${base}`
  give({ [`${folder}.keep`]: '' })
  const proxy = await startCuttingProxy(host.servers[name])
  const access = accessOf(settingsOf(name, { folder, server: '127.0.0.1' }))
  const siteOf = (number: number) => {
    const version = String(number).padStart(3, 'v')
    const site = join(host.home, '..', base, version)
    writeFiles(site, filesOf(version))
    return { version, site }
  }
  const uncut = Number.POSITIVE_INFINITY
  await send(access, siteOf(0).site)
  await proxy.cutAt(uncut)
  let old = siteOf(1)
  /** Whether publishing succeeded, for each interruption after which the connection was back at once. */
  const wentOn: boolean[] = []
  await send(access, old.site)
  let pieces = proxy.pieces()
  for (let cut = 0, number = 2; cut < cutsHere; number += 1) {
    const piece = Math.floor((cut / cutsHere) * pieces * 0.95) + 1
    const message = `${name}, cut at ${piece}`
    const next = siteOf(number)
    // Sometimes the connection is back at once, and the publication continues.
    const isBack = cut % 5 === 4
    await proxy.cutAt(piece, !isBack)
    const sent = await targetOutcome(send(access, next.site))
    if (proxy.isCut()) cut += 1
    // On a busy computer, several commands are sent in one chunk, so there are fewer chunks.
    else pieces = proxy.pieces()
    for (const encoding of ['br', 'identity'])
      expect([old.version, next.version], message).toContain(
        await seenSite(base, encoding),
      )
    if (isBack) {
      // An interruption may leave half a reply, which can only lead to "try again".
      const outcome = sent.ok ? 'ok' : sent.failure.id
      expect(outcome, `${message}: ${JSON.stringify(sent)}`).toMatch(/^(?:ok$|try-again)/)
      if (sent.ok) expect(await expectWholeSite(base), message).toBe(next.version)
      wentOn.push(sent.ok)
    }
    await proxy.cutAt(uncut)
    // Every other time, the owner reverts and publishes the old version: nothing of the new one stays.
    const wanted = number % 2 === 0 ? old : next
    await send(access, wanted.site)
    expect(await expectWholeSite(base), message).toBe(wanted.version)
    old = wanted
  }
  expect(wentOn).toContain(true)
  proxy.stop()
}
