/** Publishing through the editor's server, with the requests of its page. */
import { chmodSync, cpSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test, vi } from 'vitest'

import type {
  AddressState,
  Failure,
  PublishingState,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'
import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { startSampleServer } from '../../tests/support/editServer.ts'
import { publishingClient } from '../../tests/support/publishingClient.ts'
import { startTestServer } from '../../tests/support/startTestServer.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { revisionOf } from '../site/siteFolder.ts'
import { checkOnline } from './checkOnline.ts'
import { createPublishService } from './publishService.ts'
import { FailureError } from './remoteFailure.ts'
import { secretsIn, type Keychain } from './secrets.ts'
import type { Target } from './target.ts'

const secret = 'g8 "Pä5s" & çã'

/** Creates a keychain in memory. `isLocked`: every access is denied. */
function mockKeychain(isLocked = false) {
  const passwords = new Map<string, string>()
  const remove = vi.fn((account: string) => Promise.resolve(passwords.delete(account)))
  const keychain: Keychain = (account) =>
    isLocked
      ? Promise.reject(new Error(`locked ${secret}`))
      : Promise.resolve({
          getPassword: () => Promise.resolve(passwords.get(account) ?? null),
          setPassword: (text) => Promise.resolve(void passwords.set(account, text)),
          deletePassword: () => remove(account),
        })
  return Object.assign(keychain, { passwords, remove })
}

const host = {
  kind: 'host',
  protocol: 'ftp',
  server: '127.0.0.1',
  port: 1,
  user: 'maria',
} as const satisfies TargetSettings
const id = 'ftp://maria@127.0.0.1:1'

async function openPublishing(isLocked = false) {
  const keychain = mockKeychain(isLocked)
  const server = await startSampleServer('site.json', keychain)
  return { ...server, ...publishingClient(server), keychain }
}

test.each(['keychain', 'session'])('a secret in the %s is in no file', async (store) => {
  const isLocked = store === 'session'
  const { request, waitForEnd, keychain, folder } = await openPublishing(isLocked)
  expect(
    await request('PUT', '/target', { settings: host, secret, isSecretStored: true }),
  ).toBe('done')
  expect([...keychain.passwords.values()]).toEqual(isLocked ? [] : [secret])
  await request('POST', '/connect', {})
  const job = await waitForEnd()
  expect(job).toMatchObject({ failure: { id: 'server' } })
  const state = await request('GET', '')
  expect(state).toMatchObject({ secret: store, hasKeychain: !isLocked })
  // JSON escapes the quotation marks of the complete password.
  const plainLetters = 'Pä5s'
  expect(JSON.stringify([job, state])).not.toContain(plainLetters)
  for (const path of filesBelow(folder))
    expect(readFileSync(join(folder, path), 'utf8'), path).not.toContain(plainLetters)
  // Another server does not receive the password.
  await request('PUT', '/target', { settings: { ...host, server: 'elsewhere.example' } })
  expect(await request('GET', '')).toMatchObject({ secret: 'missing' })
  expect(await request('PUT', '/target', { settings: host })).toBe('done')
  expect(await request('GET', '')).toMatchObject({ secret: store })
  expect(await request('DELETE', '/target', { id })).toBe('done')
  expect(keychain.passwords.size).toBe(0)
})

test('a password is removed from the keychain if the owner no longer wants it stored there', async () => {
  const { request, waitForEnd, keychain } = await openPublishing()
  const store = (isSecretStored?: boolean) =>
    request('PUT', '/target', { settings: host, secret, isSecretStored })
  for (const isStored of [true, true]) await store(isStored)
  expect([...keychain.passwords.values()]).toEqual([secret])
  await store()
  expect(await request('GET', '')).toMatchObject({ secret: 'session' })
  expect(keychain.passwords.size).toBe(0)
  await request('DELETE', '/target', { id })
  await request('PUT', '/target', { settings: host })
  expect(await request('GET', '')).toMatchObject({ secret: 'missing' })
  await request('POST', '/connect', {})
  expect(await waitForEnd()).toMatchObject({ failure: { id: 'password' } })
  await store(true)
  keychain.remove.mockRejectedValue(new Error('locked'))
  expect(await request('DELETE', '/target', { id })).toBe('notRemoved')
})

const version = '0123456789abcdef'
const document = (of: string) => `<!doctype html><html data-version=${of} lang=en>`

/** The settings that a test of the connection finds. */
const tested = { trusted: 'a key', folder: 'www', htaccess: 'refused' } as const

/** Starts a site on a target in memory, without builds. The target also serves the site's address. */
function startMemorySite() {
  const project = temporaryFolder()
  cpSync(fromRoot('tests/fixtures/firms/bakery'), project, { recursive: true })
  const contentFile = join(project, 'content/site.json')
  const original = readFileSync(contentFile, 'utf8')
  const stateFolder = join(project, 'state')
  /** The document that visitors receive. */
  let servedPage = 'a parking page'
  /** The phases in which the target or the address was used. */
  const phases: unknown[] = []
  function notePhase(): void {
    const job = service.job()
    if (job.state === 'running') phases.push(job.phase)
  }
  const respond = vi.fn(() => {
    notePhase()
    return Promise.resolve(new Response(servedPage))
  })
  vi.stubGlobal('fetch', respond)
  let failure: Failure | undefined
  let onSent: (() => void) | undefined
  const unlessFailing = <Value>(value: Value) =>
    failure ? Promise.reject(new FailureError(failure.id, '')) : value
  const connections: object[] = []
  const target: Target = {
    takesBuiltSite: false,
    async connect(access) {
      access.onSettings({ ...host, ...tested })
      const { address, settings, secret: received } = access
      connections.push({ address: address.href, settings, secret: received })
      return unlessFailing({ readBack: { state: 'online' } })
    },
    async send({ onProgress }, { version: sentVersion, message = '' }) {
      notePhase()
      onProgress(1, 3)
      notePhase()
      servedPage = document(sentVersion)
      onSent?.()
      return unlessFailing({ kept: ['robots.txt'], content: { revision: message } })
    },
  }
  const keychain = mockKeychain()
  keychain.passwords.set(id, secret).set('netlify:bakery', secret)
  const start = () =>
    createPublishService({
      contentFile,
      stateFolder,
      targets: { host: target, netlify: target, github: target },
      secrets: secretsIn(keychain),
      onPublished: ({ version: published }) => `of ${published}`,
      waitOptions: { intervalMs: 1, maxTimeMs: 1000 },
    })
  let service = start()
  void service.keepTarget({ settings: host })
  const waitForEnd = () =>
    vi.waitFor(
      () => {
        expect(service.job().state).not.toBe('running')
        return service.job()
      },
      { timeout: 60_000 },
    )
  /** Publishes with this title. Returns the finished job and the version in the store. */
  async function publish(title: string) {
    writeFileSync(contentFile, original.replace(/("page.title": ")[^"]*/, `$1${title}`))
    service.publish({ revision: revisionOf(contentFile) ?? '', message: 'merged' })
    notePhase()
    return {
      job: await waitForEnd(),
      stored: `of ${/data-version=(\w+)/.exec(servedPage)?.[1]}`,
    }
  }
  const state = async (): Promise<PublishingState['targets'][number] | undefined> =>
    (await service.state()).targets.find((target) => target.id === id)
  return {
    connections,
    phases,
    project,
    waitForEnd,
    record: join(stateFolder, 'publishing.json'),
    publish,
    state,
    service: () => service,
    restart: () => (service = start()),
    failWith: (newFailure?: Failure) => (failure = newFailure),
    onSent: (act: () => void) => (onSent = act),
  }
}

const lost: Failure = { id: 'try-again', detail: '' }

test('the previous publication is the last other version that was online, even if it was interrupted', async () => {
  const { publish, state, failWith, restart } = startMemorySite()
  const monday = await publish('Monday')
  expect(monday.job).toMatchObject({ state: 'published', online: { state: 'online' } })
  const tuesday = await publish('Tuesday')
  // Publishing the same version again does not make it the previous version.
  await publish('Tuesday')
  const { last, before } = (await state()) ?? {}
  expect([last?.id, before?.id]).toEqual([tuesday.stored, monday.stored])
  failWith(lost)
  const wednesday = await publish('Wednesday')
  expect(wednesday.job).toMatchObject({ failure: lost })
  expect((await state())?.last?.id).toBe(tuesday.stored)
  // The publication is online anyway, and the editor finds it after a restart.
  restart()
  failWith()
  await publish('Thursday')
  expect((await state())?.before?.id).toBe(wednesday.stored)
})

test('a publication shows its phases, ends when the site is online, and is recorded', async () => {
  const { publish, onSent, phases, state } = startMemorySite()
  const parkingPage = () => new Response('a parking page')
  onSent(() => vi.mocked(fetch).mockResolvedValueOnce(parkingPage()))
  const { job, stored } = await publish('Monday')
  const [checking, ...others] = phases
  expect(checking).toEqual({ name: 'checking' })
  expect(others).toEqual([
    { name: 'connecting' },
    { name: 'sending', sent: 1, total: 3 },
    { name: 'looking' },
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
  const at = expect.any(Number) as number
  const address = 'https://www.padaria-trigo-e-lua.com.br/'
  const last = { id: stored, version: stored.slice(3), revision: 'merged', at, address }
  const online = { state: 'online' }
  expect(job).toMatchObject({ publication: last, kept: ['robots.txt'], online })
  expect(await state()).toEqual({ id, settings: host, testedAt: at, last })
})

test('content that is not ready, or changed by another program, is not sent', async () => {
  const { service, waitForEnd, publish, project } = startMemorySite()
  service().publish({ revision: 'of the page' })
  const failed = { state: 'failed', task: 'publish', phase: 'checking' }
  const changed = { ...failed, failure: { id: 'changed-elsewhere' } }
  expect(await waitForEnd()).toMatchObject(changed)
  for (const [title, code] of [
    ['', 'empty-value'],
    [sampleContent.catalogs.en['page.title'], 'sample-text'],
  ] as const)
    expect((await publish(title)).job).toMatchObject({
      ...failed,
      failure: { id: 'not-ready', problems: [{ code }] },
    })
  writeFileSync(join(project, 'public/.env'), 'KEY=1')
  const detail = expect.stringContaining('public/.env') as string
  const { job } = await publish('Monday')
  expect(job).toMatchObject({ ...failed, failure: { id: 'unknown', detail } })
})

test('the settings that a connection test finds are kept even after a failure', async () => {
  const { service, waitForEnd, connections, failWith, state } = startMemorySite()
  failWith(lost)
  for (const address of ['https://www.ipezal.com.br/', 'www.', undefined]) {
    service().connect(address)
    expect(await service().keepTarget({ settings: host })).toBe('busy')
    expect(await service().forget(id)).toBe('busy')
    expect(await waitForEnd()).toMatchObject({ state: 'failed' })
  }
  const saved = 'https://www.padaria-trigo-e-lua.com.br/'
  const unsavedAddress = 'https://www.ipezal.com.br/'
  expect(connections).toEqual(
    [unsavedAddress, saved, saved].map((address) => ({
      address,
      settings: { ...host, ...tested },
      secret,
    })),
  )
  expect(await state()).toEqual({ id, settings: { ...host, ...tested } })
})

test('a running publication is not reported as interrupted', async () => {
  const { publish, state, failWith, onSent, service } = startMemorySite()
  const { stored } = await publish('Monday')
  let onlineCheck: Promise<unknown> | undefined
  onSent(() => void (onlineCheck = service().online()))
  failWith(lost)
  await publish('Tuesday')
  await onlineCheck
  expect((await state())?.last?.id).toBe(stored)
})

test('several targets are stored, each with its test result and publications', async () => {
  const { publish, service, state, waitForEnd } = startMemorySite()
  service().connect()
  const readBack = { state: 'online' }
  expect(await waitForEnd()).toMatchObject({ state: 'connected', readBack })
  expect(await state()).toHaveProperty('testedAt')
  const { stored } = await publish('Monday')
  await service().keepTarget({ settings: { kind: 'netlify', site: 'bakery' } })
  await publish('Tuesday')
  await service().keepTarget({ settings: { ...host, ...tested } })
  expect(await state()).toMatchObject({
    testedAt: expect.any(Number) as number,
    last: { id: stored },
  })
  // Changing other settings of a server keeps the result of its test.
  await service().keepTarget({ settings: { ...host, folder: 'www' } })
  expect((await state())?.settings).toEqual({ ...host, ...tested })
  await service().keepTarget({ settings: { ...host, folder: 'other' } })
  const other = await state()
  const untested = { ...host, trusted: 'a key', folder: 'other' }
  expect([other?.testedAt, other?.settings]).toEqual([undefined, untested])
  expect(await service().forget('netlify:bakery')).toBe('done')
  expect(await service().state()).toMatchObject({ chosen: id, targets: [{ id }] })
  expect(await service().forget(id)).toBe('done')
  expect([await service().forget(id), service().connect()]).toEqual([
    'refused',
    'refused',
  ])
  const kinds = ['host', 'netlify', 'github']
  const none = { chosen: null, targets: [], secret: 'unneeded', kinds }
  expect(await service().state()).toMatchObject(none)
})

test.each(['{"format":2,"targ', '{"format":1,"targets":{}}'])(
  'a record that is truncated or in another format is ignored: %s',
  async (text) => {
    const { record, service } = startMemorySite()
    writeFileSync(record, text)
    expect(await service().state()).toMatchObject({ chosen: null, targets: [] })
  },
)

test('if the record cannot be written, a publication is kept in memory, and found again after a restart', async () => {
  const { publish, state, onSent, restart, service, record } = startMemorySite()
  onSent(() => chmodSync(record, 0o400))
  const { job, stored } = await publish('Monday')
  expect(job).toMatchObject({ state: 'published' })
  expect((await state())?.last?.id).toBe(stored)
  expect(await service().keepTarget({ settings: host })).toBe('notWritten')
  expect(statSync(dirname(record)).mode & 0o777).toBe(0o700)
  // The editor ends before the record can be written again.
  chmodSync(record, 0o600)
  restart()
  expect((await state())?.last).toBeUndefined()
  await service().online()
  expect((await state())?.last?.id).toBe(stored)
})

const sendId = '6f1c2f9e-0000-4000-8000-000000000000'
const text = `${version} ${sendId}`
const [newPage, oldPage] = [document(version), document('fedcba9876543210')]

/** The responses for the page and version.txt (a text, a status, or 0 for a closed connection), and the expected results. */
test.each<[string, page: string | number, file: string | number, AddressState, string]>([
  ['a new build', newPage, '', { state: 'online' }, 'published'],
  ['an old build', oldPage, '', { state: 'old' }, 'forgotten'],
  ['the new version', newPage, text, { state: 'online' }, 'published'],
  ['a CDN with the old page', oldPage, text, { state: 'cached' }, 'published'],
  ['a server with an old copy', oldPage, 404, { state: 'other-copy' }, 'forgotten'],
  ['a server with the same site', newPage, 'x', { state: 'other-copy' }, 'forgotten'],
  ['another site', '', `x${text}`, { state: 'other-site', status: 200 }, 'forgotten'],
  ['an index.php', 'php', text, { state: 'index-php' }, 'published'],
  ['a refusal', 403, text, { state: 'forbidden', status: 403 }, 'open'],
  ['a limit', 429, text, { state: 'unreachable', detail: 'HTTP 429' }, 'open'],
  ['a failing host', 500, 0, { state: 'server-error', status: 500 }, 'open'],
])(
  'after an interrupted publication, %s at the site’s address is recognized',
  async (_, page, file, online, outcome) => {
    const { port } = await startTestServer(({ url, headers }, response) => {
      const isFresh = headers['cache-control'] === 'no-cache'
      const served = url === '/' ? page : url === `/version.txt?${sendId}` ? file : 404
      if (served === 0 || !isFresh) return void response.destroy()
      if (typeof served === 'number') response.writeHead(served)
      response.end(String(served))
    })
    const { record, service, state } = startMemorySite()
    vi.unstubAllGlobals()
    const address = `http://127.0.0.1:${port}/`
    const last = { address, version, ...(file !== '' && { sendId }) }
    const targets = [{ id, settings: host, last, sending: last }]
    writeFileSync(record, JSON.stringify({ format: 2, chosen: id, targets }))
    expect(await service().online()).toEqual(online)
    const sending = outcome === 'open' ? last : undefined
    const added = outcome === 'published' ? { ...last, id: `of ${version}` } : last
    expect(await state()).toEqual({ id, settings: host, last: added, sending })
  },
)

test.each([
  ['CERT_HAS_EXPIRED', 'certificate-missing'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate-missing'],
  ['ENOTFOUND', 'dns-missing'],
  ['ECONNREFUSED', 'unreachable'],
])('after the error %s, the state of the address is %s', async (code, state) => {
  const cause = Object.assign(new Error(code), { code })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed', { cause })))
  const expected = { address: 'https://acme.example/', version }
  const online = await checkOnline(expected, new AbortController().signal)
  expect(online).toEqual({ state, detail: code })
})

test('only the start of an endless page is read', async () => {
  const chunk = 'x'.repeat(100_000)
  const { port } = await startTestServer((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    write()
  })
  const expected = { address: `http://127.0.0.1:${port}/`, version }
  const online = await checkOnline(expected, new AbortController().signal)
  expect(online).toEqual({ state: 'other-site', status: 200 })
})
