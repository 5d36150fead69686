/** Tests the same behavior on vsftpd, ProFTPD, Pure-FTPd, and OpenSSH, with Apache over the same folder. */
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import {
  hostIp,
  password,
  serverNames,
  startRealHost,
  type RealHost,
  type RealServer,
  type ServerName,
} from '../../../tests/support/realHost.ts'
import { accessTo, answeringOwner } from '../../../tests/support/targetAccess.ts'
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder.ts'
import { apacheFile } from '../../hosting/apacheFile.ts'
import { hostTarget } from './hostTarget.ts'

let host: RealHost
beforeAll(async () => {
  host = await startRealHost()
})
afterAll(() => host.stop())

const pathOnHost = (path: string) => join(host.home, 'public_html', path)
const textOnHost = (path: string) => readFileSync(pathOnHost(path), 'utf8')
const names = () => readdirSync(pathOnHost(''), { recursive: true }).map(String)

beforeEach(() => {
  execFileSync('sh', ['-c', 'rm -rf "$1"; mkdir -p "$1/public_html"', 'sh', host.home])
  upload({})
})
/** Writes files to the account. */
function upload(files: Record<string, string>): void {
  writeFiles(host.home, files)
  execFileSync('chown', ['-hR', host.user, host.home])
}

function settingsOf(name: ServerName, more: Partial<HostSettings> = {}): HostSettings {
  const { protocol, port } = host.servers[name]
  return {
    kind: 'host',
    protocol,
    server: hostIp,
    port,
    user: host.user,
    trusted:
      protocol === 'sftp'
        ? host.keyFingerprint
        : new X509Certificate(host.certificate).fingerprint256,
    folder: 'public_html',
    htaccess: 'accepted',
    ...more,
  }
}

const accessOf = (settings: HostSettings, ask = answeringOwner().ask) =>
  accessTo(settings, { secret: password, address: host.siteUrl, ask })
const send = (
  access: ReturnType<typeof accessOf>,
  folder: string,
  onProgress = access.onProgress,
) => hostTarget.send(Object.assign(access, { onProgress }), { version: '', folder })

/** Forwards connections from 127.0.0.1 to a server. Returns a function that closes them. */
async function startProxy({ port, passivePorts }: RealServer) {
  const open = new Set<Socket>()
  function join(from: Socket, to: Socket): void {
    open.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => to.end())
    from.pipe(to)
  }
  for (const number of [port, ...passivePorts]) {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      const other = connect({ port: number, host: hostIp, allowHalfOpen: true })
      join(socket, other)
      join(other, socket)
    })
    await once(server.listen(number, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
  }
  return () => {
    for (const socket of open) socket.destroy()
  }
}

/** A small site with its name in the document and the picture. All sites have the same sizes. */
const builtSite = (name: string, files: Record<string, string> = {}) =>
  temporaryFolder({
    'index.html': `<script src="assets/${name}.js"></script>`,
    'index.html.br': brotliCompressSync(`<script src="assets/${name}.js"></script>`),
    [`assets/${name}.js`]: `"${name}"`,
    'logos/acme.svg': `<svg>${name}</svg>`,
    '.well-known/security.txt': 'Contact: mailto:ola@example.com',
    '.htaccess': apacheFile('/'),
    'version.txt': name,
    ...files,
  })

const fetchText = async (path: string, encoding = 'br') => {
  const headers = { 'Accept-Encoding': encoding }
  const response = await fetch(new URL(path, host.siteUrl), { headers })
  return response.ok ? response.text() : response.status
}

/** Reads the name of the site that visitors receive. The document, script, and picture must belong together. */
async function readSite(): Promise<string> {
  const document = String(await fetchText('/'))
  const [script = '', name = ''] = /assets\/(\w+)\.js/.exec(document) ?? []
  expect(await fetchText('/', 'identity')).toBe(document)
  expect(await fetchText(script)).toBe(`"${name}"`)
  expect(await fetchText('logos/acme.svg')).toBe(`<svg>${name}</svg>`)
  return name
}

describe.each(serverNames)('with the server %s', (name) => {
  const refusesDots = name.startsWith('Pure')
  const htaccess = refusesDots ? 'refused' : 'accepted'

  test('the folder is found, the files are readable, and later only changes are sent', async () => {
    upload({ 'mail/inbox': '', 'htdocs/index.html': '' })
    const { trusted: _, folder: __, htaccess: ___, ...fresh } = settingsOf(name)
    const { ask, questions } = answeringOwner()
    const access = accessOf(fresh, ask)
    expect(await hostTarget.connect(access)).toEqual({ readBack: { state: 'online' } })
    expect(access.settings).toMatchObject({ folder: 'public_html', htaccess })
    expect(names()).toEqual([])
    const { leftOut } = await send(access, builtSite('one'))
    expect(leftOut).toEqual(refusesDots ? ['.well-known/security.txt'] : [])
    expect(await readSite()).toBe('one')
    const [list = ''] = names().filter((path) => path.includes('site-files'))
    expect(await fetchText(list)).toBe(refusesDots ? 403 : 404)
    let sent = 0
    await send(access, builtSite('two'), (_sent, total) => (sent = total))
    expect(await readSite()).toBe('two')
    // An open page still requests the old script.
    expect(await fetchText('assets/one.js')).toBe('"one"')
    expect(sent).toBeLessThan(120)
    expect(names().filter((path) => path.includes('site-part'))).toEqual([])
    // A trusted key is not asked about again.
    expect(questions).toHaveLength(host.servers[name].protocol === 'ftp' ? 0 : 1)
  })

  test('existing files and lines of .htaccess can be kept, and a replaced document is copied', async () => {
    const ownRules = '# The owner’s\r\nErrorDocument 410 /gone.html\r\n'
    upload({
      'public_html/.htaccess': ownRules,
      'public_html/index.html': 'theirs',
      'public_html/robots.txt': 'theirs',
    })
    const site = builtSite('one', { 'robots.txt': 'ours', 'robots.txt.gz': 'ours' })
    const settings = settingsOf(name, { htaccess, hsts: 'on' })
    const { ask } = answeringOwner('keep')
    const kept = await send(accessOf(settings, ask), site)
    expect(kept).toMatchObject({
      kept: ['robots.txt'],
      replaced: [{ path: 'index.html' }],
    })
    const [{ copy = '' } = {}] = kept.replaced ?? []
    expect(textOnHost(copy)).toBe('theirs')
    expect(await fetchText(copy)).toBe(refusesDots ? 403 : 404)
    expect(names()).not.toContain('robots.txt.gz')
    const block = refusesDots
      ? /^$/
      : /^# BEGIN site\r\n[^]*Strict-Transport[^]*# END site\r\n$/
    expect(textOnHost('.htaccess').slice(0, ownRules.length)).toBe(ownRules)
    expect(textOnHost('.htaccess').slice(ownRules.length)).toMatch(block)
  })

  test('publishing continues if the connection is lost, during an upload and while the owner answers', async () => {
    upload({ 'public_html/index.html': 'theirs' })
    const cut = await startProxy(host.servers[name])
    const { ask } = answeringOwner('copy', cut)
    const access = accessOf(settingsOf(name, { server: '127.0.0.1' }), ask)
    const { replaced } = await send(access, builtSite('one'), () => setImmediate(cut))
    expect(textOnHost(replaced?.[0]?.copy ?? '')).toBe('theirs')
    expect(await readSite()).toBe('one')
  })

  test('a symbolic link is replaced, with a copy, and its target is kept', async () => {
    upload({ 'shared/page.html': 'theirs' })
    execFileSync('ln', ['-s', '../shared/page.html', pathOnHost('index.html')])
    // The control panel shows the folder in this form.
    const access = accessOf(settingsOf(name, { folder: pathOnHost('') }))
    const { replaced } = await send(access, builtSite('one'))
    expect(textOnHost(replaced?.[0]?.copy ?? '')).toBe('theirs')
    expect(readFileSync(join(host.home, 'shared/page.html'), 'utf8')).toBe('theirs')
    expect(await readSite()).toBe('one')
  })
})

test('visitors see no error if the host rejects our lines in .htaccess', async () => {
  upload({
    'public_html/index.html': 'theirs',
    'public_html/.htaccess': 'Require all granted\n',
  })
  const { htaccess: _, ...untested } = settingsOf('ProFTPD with TLS')
  const access = Object.assign(accessOf(untested), { address: host.strictSiteUrl })
  const statuses: number[] = []
  const requestSite = async () => statuses.push((await fetch(host.strictSiteUrl)).status)
  await send(access, builtSite('one'), () => void requestSite())
  expect(access.settings).toMatchObject({ htaccess: 'refused' })
  await requestSite()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(textOnHost('.htaccess')).toBe('Require all granted\n')
})
