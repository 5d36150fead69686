/** Real servers on this machine: vsftpd, OpenSSH, and Apache over the same folder. */
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type {
  HostProtocol,
  HostSettings,
  Question,
} from '../../../src/editorApi/publishing.ts'
import {
  password,
  startRealHost,
  type RealHost,
} from '../../../tests/support/realHost.ts'
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder.ts'
import { apacheFile } from '../../hosting/apacheFile.ts'
import { publicationsIn } from '../publications.ts'
import { createPublishService } from '../publishService.ts'
import { secretsIn } from '../secrets.ts'
import type { Ask, TargetAccess } from '../target.ts'
import { openFtp } from './ftp.ts'
import { hostTarget } from './hostTarget.ts'
import type { Remote } from './remote.ts'
import { sendSite } from './sendSite.ts'
import { listFile } from './sentList.ts'
import { openSftp } from './sftp.ts'

let host: RealHost
beforeAll(async () => {
  host = await startRealHost()
}, 30_000)
afterAll(() => host.stop())

/** Where the host serves from; emptied before each test. */
const publicFolder = () => join(host.home, 'public_html')
beforeEach(() => {
  execFileSync('sh', ['-c', 'rm -rf "$1"; mkdir -p "$1/public_html"', 'sh', host.home])
  execFileSync('chown', ['-R', host.user, host.home])
})

/** Puts files into the account. */
function give(files: Record<string, string>): void {
  writeFiles(host.home, files)
  execFileSync('chown', ['-R', host.user, host.home])
}

const server = (protocol: HostProtocol) =>
  host[protocol === 'ftps-implicit' ? 'ftpsImplicit' : protocol]

function settingsOf(protocol: HostProtocol, more = {}): HostSettings {
  const { port } = server(protocol)
  const { user } = host
  return { kind: 'host', protocol, server: '127.0.0.1', port, user, ...more }
}

/** Answers the questions as an owner would, and keeps them. */
function owner(answers: { isTrusted?: boolean; folder?: string } = {}) {
  const asked: Question[] = []
  const { isTrusted = true, folder = 'public_html' } = answers
  const ask = ((question: Question) => {
    asked.push(question)
    const { kind } = question
    return Promise.resolve(
      kind === 'public-folder' ? { kind, folder } : { kind, isTrusted },
    )
  }) as Ask
  return { asked, ask }
}

function accessFor(
  settings: HostSettings,
  more: Partial<TargetAccess<HostSettings>> = {},
) {
  const signal = new AbortController().signal
  const { ask } = owner()
  return { settings, secret: password, address: host.address, signal, ask, ...more }
}

/** A small site: its document names its script by a name of its own, which comes later in the alphabet. */
const builtSite = (name: string, files: Record<string, string> = {}) =>
  temporaryFolder({
    'index.html': `<script src="static/${name}.js"></script>`,
    'index.html.br': `compressed ${name}`,
    [`static/${name}.js`]: `"${name}"`,
    'logos/acme.svg': '<svg/>',
    '.well-known/security.txt': 'Contact: mailto:ola@example.com',
    _headers: '/*',
    'version.txt': versionOf(name),
    ...files,
  })
const versionOf = (name: string) =>
  Buffer.from(name.padEnd(8)).toString('hex').slice(0, 16)

const versionIn = (folder: string) => ({ version: '', folder })

async function publish(
  access: TargetAccess<HostSettings>,
  folder: string,
): Promise<void> {
  expect(await hostTarget.send(access, versionIn(folder), () => {})).toMatchObject({
    ok: true,
  })
}

const fetched = async (path: string) => {
  const response = await fetch(new URL(path, host.address))
  return response.ok ? response.text() : response.status
}

/** The name of the site that visitors get. Throws where its document or its script is missing. */
async function wholeSite(): Promise<string> {
  const document = await fetched('/')
  const [script = '', name = ''] = /static\/(\w+)\.js/.exec(String(document)) ?? []
  expect(await fetched(script), `the script of ${document}`).toBe(`"${name}"`)
  expect(await fetched('/logos/acme.svg')).toBe('<svg/>')
  return name
}

test.each<HostProtocol>(['ftp', 'ftps', 'ftps-implicit', 'sftp'])(
  'over %s the public folder is found by reading back, and the site comes online, hidden files too',
  async (protocol) => {
    give({ 'mail/inbox': '', 'htdocs/index.html': '' })
    const { ask, asked } = owner()
    const connected = await hostTarget.connect(accessFor(settingsOf(protocol), { ask }))
    expect(connected).toMatchObject({
      ok: true,
      readBack: { state: 'online' },
      settings: { folder: 'public_html/' },
    })
    expect(readdirSync(publicFolder())).toEqual([])
    if (!connected.ok || connected.settings.kind !== 'host')
      throw new Error('Failed to connect.')
    await publish(accessFor(connected.settings, { ask }), builtSite('first'))
    expect(await wholeSite()).toBe('first')
    expect(await fetched('.well-known/security.txt')).toContain('Contact')
    expect(existsSync(join(publicFolder(), '_headers'))).toBe(false)
    // What was trusted is not asked again.
    expect(asked).toHaveLength(protocol === 'ftp' ? 0 : 1)
  },
)

test('an unknown key and a self-signed certificate are shown, and nobody who refuses them sends a password', async () => {
  const { ask, asked } = owner({ isTrusted: false })
  for (const [settings, code] of [
    [settingsOf('sftp'), 'untrusted-key'],
    [settingsOf('ftps'), 'certificate'],
    [settingsOf('ftps', { trusted: '00:11' }), 'certificate'],
  ] as const)
    expect(await hostTarget.connect(accessFor(settings, { ask }))).toMatchObject({
      failure: { code },
    })
  const { fingerprint256: fingerprint } = new X509Certificate(host.certificate)
  const certificate = { kind: 'unknown-certificate', fingerprint }
  expect(asked).toMatchObject([
    { kind: 'unknown-key', isChanged: false, fingerprint: host.keyFingerprint },
    { ...certificate, isChanged: false },
    { ...certificate, isChanged: true },
  ])
})

test('where no folder is read back the owner is asked for it', async () => {
  rmSync(publicFolder(), { recursive: true })
  give({ 'www/a': '', 'htdocs/a': '', 'mail/a': '', '.ssh/a': '' })
  const { ask, asked } = owner({ folder: 'htdocs' })
  const connected = await hostTarget.connect(accessFor(settingsOf('ftp'), { ask }))
  expect(asked).toEqual([{ kind: 'public-folder', folders: ['htdocs', 'mail', 'www'] }])
  expect(connected).toMatchObject({
    ok: true,
    readBack: { state: 'other-site', status: 404 },
    settings: { folder: 'htdocs/' },
  })
})

/** Counts the calls; the connection breaks before the `cutAt`th. */
function counted(remote: Remote, cutAt = Number.POSITIVE_INFINITY, cut = () => {}) {
  let count = 0
  const written: string[] = []
  const watched = new Proxy(remote, {
    get(target, name: keyof Remote) {
      count += 1
      if (count === cutAt) cut()
      if (name !== 'write') return target[name]
      return (...given: Parameters<Remote['write']>) => {
        written.push(given[0])
        return target.write(...given)
      }
    },
  })
  return { watched, written, count: () => count }
}

const { signal } = new AbortController()
const sending = { root: 'public_html', signal, onProgress: () => {} }

const cutProtocols = ['ftp', 'ftps', 'sftp'] as const

/** A connection to a server whose key or certificate the owner has trusted. */
async function opened(protocol: HostProtocol): Promise<Remote> {
  const connected = await hostTarget.connect(accessFor(settingsOf(protocol)))
  if (!connected.ok || connected.settings.kind !== 'host')
    throw new Error(`Failed to connect: ${JSON.stringify(connected)}`)
  const open = protocol === 'sftp' ? openSftp : openFtp
  return open(connected.settings, password, signal)
}

test.each(cutProtocols)(
  'over %s, cut before a step, the site online is the old one or the new one, and the next time fixes it',
  { timeout: 60_000 },
  async (protocol) => {
    let remote = await opened(protocol)
    const send = async (name: string, cutAt?: number) => {
      const { watched, count } = counted(remote, cutAt, () => server(protocol).cut())
      await sendSite(builtSite(name), { remote: watched, ...sending })
      return count()
    }
    await send('site0')
    const steps = await send('site1')
    expect(steps).toBeGreaterThan(15)
    let old = 'site1'
    // All go through the same steps: each tests others, one in three.
    for (
      let step = cutProtocols.indexOf(protocol) + 1;
      step <= steps;
      step += cutProtocols.length
    ) {
      const next = `site${step + 1}`
      await expect(send(next, step), `cut at ${step}`).rejects.toThrow()
      remote.close()
      expect([old, next]).toContain(await wholeSite())
      remote = await opened(protocol)
      await send(next)
      expect(await wholeSite()).toBe(next)
      old = next
    }
    remote.close()
    const names = readdirSync(publicFolder(), { recursive: true }).map(String)
    expect(names.filter((name) => name.endsWith('.site-part'))).toEqual([])
  },
)

test('only what changed is sent; what nobody needs goes a day later, and nothing that others put there', async () => {
  const remote = await opened('ftp')
  const send = async (folder: string, now = Date.now()) => {
    const { watched, written } = counted(remote)
    await sendSite(folder, { ...sending, remote: watched, now })
    return written.map((file) =>
      file.replace(/^public_html\//, '').replace(/\.\w+\.site-part$/, ''),
    )
  }
  give({
    'public_html/theirs.html': 'theirs',
    'public_html/index.html': 'the host’s own page',
  })
  await send(builtSite('old'))
  expect(await fetched('index.html.before-site')).toBe('the host’s own page')
  const first = builtSite('next')
  expect(await send(first)).toEqual([
    'static/next.js',
    'index.html',
    'index.html.br',
    'version.txt',
    listFile,
    listFile,
  ])
  // A page that is still open asks for it.
  expect(await fetched('static/old.js')).toBe('"old"')
  // Somebody has changed a file on the host.
  const logo = join(publicFolder(), 'logos/acme.svg')
  writeFileSync(logo, '<odd/>')
  utimesSync(logo, 1_000_000_000, 1_000_000_000)
  expect(await send(first)).toContain('logos/acme.svg')
  await send(first, Date.now() + 25 * 60 * 60 * 1000)
  expect(await fetched('static/old.js')).toBe(404)
  expect(await fetched('theirs.html')).toBe('theirs')
  expect(await wholeSite()).toBe('next')
  remote.close()
})

test.each([
  ['ftp', 16_000, 'x'.repeat(240)],
  ['sftp', 20_001, 'x'],
] as const)(
  'over %s neither a list of files nor a file is read beyond its limit',
  async (protocol, count, name) => {
    const listed = Array.from({ length: count }, (_, at) => [
      `public_html/${name}${at}`,
      '',
    ])
    give(Object.fromEntries(listed) as Record<string, string>)
    const settings = settingsOf(protocol, { folder: 'public_html' })
    const sent = await hostTarget.send(
      accessFor(settings),
      versionIn(builtSite('new')),
      () => {},
    )
    expect(sent).toMatchObject({ ok: false, failure: { code: 'unexpected-answer' } })
    give({ large: 'x'.repeat(100_000) })
    const remote = await opened(protocol)
    await expect(remote.read('large', 99_999)).rejects.toThrow('no end')
    remote.close()
  },
)

test('with a hostile list of files the site comes online, and nothing of others is touched', async () => {
  const entry = { hash: 'a'.repeat(64), unusedSince: 1 }
  const files = {
    '../mail/inbox': entry,
    'a/../../mail/inbox': entry,
    'theirs.html\r\nDELE x': entry,
  }
  give({
    'mail/inbox': 'mail',
    'public_html/theirs.html': 'theirs',
    [`public_html/${listFile}`]: JSON.stringify({ program: 'site', files }),
  })
  await publish(accessFor(settingsOf('ftp', { folder: 'public_html' })), builtSite('new'))
  expect(await wholeSite()).toBe('new')
  expect(readFileSync(join(host.home, 'mail/inbox'), 'utf8')).toBe('mail')
  expect(await fetched('theirs.html')).toBe('theirs')
})

test('where a host refuses .htaccess the site comes online without it, by itself', async () => {
  const stateFolder = temporaryFolder()
  const publications = publicationsIn(stateFolder)
  const settings = settingsOf('ftp', { folder: 'public_html' })
  for (const [at, name] of ['old', 'new'].entries()) {
    const folder = publications.newFolder()
    cpSync(builtSite(name, { '.htaccess': apacheFile('/') }), folder, { recursive: true })
    const { href: address } = host.address
    const version = versionOf(name)
    publications.add({ version, revision: '', at, kind: 'host', address }, folder)
  }
  const none = () => Promise.reject(new Error('There is no keychain.'))
  const secrets = secretsIn({ get: none, set: none, remove: none })
  await secrets.keep(settings, password, false)
  const service = createPublishService({
    contentFile: '',
    stateFolder,
    targets: { host: hostTarget },
    secrets,
    patience: { interval: 5, atMost: 50 },
  })
  service.choose(settings)
  service.rollback()
  await vi.waitFor(
    () =>
      expect(service.job()).toMatchObject({ online: { state: 'online' }, leftOut: true }),
    20_000,
  )
  expect(await wholeSite()).toBe('old')
  expect(existsSync(join(publicFolder(), '.htaccess'))).toBe(false)
  expect(await service.state()).toMatchObject({ settings: { withoutHtaccess: true } })
})
