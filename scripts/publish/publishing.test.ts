/** Publishing through the editor's server, with the requests of its page. */
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import type {
  Failure,
  PublishingState,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'
import { askPublishing } from '../../tests/support/askPublishing.ts'
import { startSampleServer } from '../../tests/support/editServer.ts'
import { startTestServer } from '../../tests/support/startTestServer.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { revisionOf } from '../site/siteFolder.ts'
import { checkOnline } from './checkOnline.ts'
import { createPublishService } from './publishService.ts'
import { KnownFailure } from './remoteFailure.ts'
import { secretsIn, type Keychain } from './secrets.ts'
import type { Target } from './target.ts'

const secret = 'g8 "Pä5s" & çã'

/** A keychain in memory. `isLocked`: every access is denied. */
function mockKeychain(isLocked = false) {
  const kept = new Map<string, string>()
  const remove = vi.fn((account: string) => Promise.resolve(kept.delete(account)))
  const keychain: Keychain = (account) =>
    isLocked
      ? Promise.reject(new Error(`locked ${secret}`))
      : Promise.resolve({
          getPassword: () => Promise.resolve(kept.get(account) ?? null),
          setPassword: (given) => Promise.resolve(void kept.set(account, given)),
          deletePassword: () => remove(account),
        })
  return Object.assign(keychain, { kept, remove })
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
  return { ...server, ...askPublishing(server), keychain }
}

test.each([false, true])('a password is in no file (locked: %s)', async (isLocked) => {
  const { request, waitForEnd, keychain, folder } = await openPublishing(isLocked)
  const kept = isLocked ? 'session' : 'keychain'
  expect(
    await request('PUT', '/target', { settings: host, secret, isSecretStored: true }),
  ).toBe('done')
  expect([...keychain.kept.values()]).toEqual(isLocked ? [] : [secret])
  await request('POST', '/connect', {})
  const job = await waitForEnd()
  expect(job).toMatchObject({ failure: { id: 'server' } })
  const state = await request('GET', '')
  expect(state).toMatchObject({ secret: kept, hasKeychain: !isLocked })
  // JSON escapes the quotation marks of the complete password.
  const part = 'Pä5s'
  expect(JSON.stringify([job, state])).not.toContain(part)
  for (const path of filesBelow(folder))
    expect(readFileSync(join(folder, path), 'utf8'), path).not.toContain(part)
  // Another server does not receive it.
  await request('PUT', '/target', { settings: { ...host, server: 'elsewhere.example' } })
  expect(await request('GET', '')).toMatchObject({ secret: 'missing' })
  expect(await request('PUT', '/target', { settings: host })).toBe('done')
  expect(await request('GET', '')).toMatchObject({ secret: kept })
  expect(await request('DELETE', '/target', { id })).toBe('done')
  expect(keychain.kept.size).toBe(0)
})

test('a password leaves the keychain if it should not be stored, and a failure to remove it is reported', async () => {
  const { request, waitForEnd, keychain } = await openPublishing()
  const keep = (isSecretStored: boolean) =>
    request('PUT', '/target', { settings: host, secret, isSecretStored })
  await keep(true)
  await keep(false)
  expect(await request('GET', '')).toMatchObject({ secret: 'session' })
  expect(keychain.kept.size).toBe(0)
  await request('DELETE', '/target', { id })
  await request('PUT', '/target', { settings: host })
  expect(await request('GET', '')).toMatchObject({ secret: 'missing' })
  await request('POST', '/connect', {})
  expect(await waitForEnd()).toMatchObject({ failure: { id: 'password' } })
  await keep(true)
  keychain.remove.mockRejectedValue(new Error('locked'))
  expect(await request('DELETE', '/target', { id })).toBe('notRemoved')
})

test('settings that name another place or contain a command are rejected', async () => {
  const { request } = await openPublishing()
  for (const settings of [
    { ...host, server: 'a\r\nDELE x' },
    { ...host, user: 'a\r\nDELE x' },
    { ...host, folder: '../other' },
    { ...host, port: 70_000 },
    { kind: 'netlify', site: '../sites' },
    { kind: 'other' },
  ])
    expect(await request('PUT', '/target', { settings })).toBe('refused')
  expect(await request('GET', '')).toMatchObject({ chosen: null, targets: [] })
})

const version = '0123456789abcdef'
const document = (of: string) => `<!doctype html><html data-version=${of} lang=en>`

/** The settings that a test of the connection finds. */
const known = { trusted: 'a key', folder: 'www', htaccess: 'refused' } as const

/** A site on a target in memory, without builds. The target also serves the site's address. */
function startMemorySite() {
  const project = temporaryFolder()
  cpSync(fromRoot('tests/fixtures/firms/bakery'), project, { recursive: true })
  const contentFile = join(project, 'content/site.json')
  const original = readFileSync(contentFile, 'utf8')
  const stateFolder = join(project, 'state')
  /** The version that visitors receive; undefined without a network. */
  let served: string | undefined = 'a parking page'
  let status = 200
  const answer = vi.fn(() =>
    served === undefined
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(new Response(served, { status })),
  )
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
  let cut: Failure | undefined
  let onSent: (() => void) | undefined
  const ended = () => (cut ? Promise.reject(new KnownFailure(cut.id, '')) : {})
  const addresses: string[] = []
  const target: Target = {
    takesBuiltSite: false,
    async connect({ address, onFound }) {
      addresses.push(address.href)
      onFound({ ...host, ...known })
      return ended()
    },
    async send(_, given) {
      served = document(given.version)
      onSent?.()
      return ended()
    },
  }
  const keychain = mockKeychain()
  keychain.kept.set(id, secret).set('netlify:bakery', secret)
  const start = () =>
    createPublishService({
      contentFile,
      stateFolder,
      targets: { host: target, netlify: target },
      secrets: secretsIn(keychain),
      onPublished: ({ version: published }) => `of ${published}`,
      waitOptions: { interval: 1, maxTime: 1000 },
    })
  let service = start()
  void service.keepTarget({ settings: host })
  const jobEnd = () =>
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
    service.publish({ revision: revisionOf(contentFile) ?? '' })
    return {
      job: await jobEnd(),
      stored: `of ${/data-version=(\w+)/.exec(served ?? '')?.[1]}`,
    }
  }
  const state = async (): Promise<PublishingState['targets'][number] | undefined> =>
    (await service.state()).targets.find((each) => each.id === id)
  return {
    addresses,
    jobEnd,
    record: join(stateFolder, 'publishing.json'),
    publish,
    state,
    service: () => service,
    restart: () => (service = start()),
    serve: (text: string | undefined, code = 200) => {
      served = text
      status = code
    },
    cut: (failure: Failure | undefined) => (cut = failure),
    onSent: (act: () => void) => (onSent = act),
  }
}

const lost: Failure = { id: 'try-again', detail: '' }

test('going back restores the previous publication, even if one was not recorded', async () => {
  const { publish, state, cut, restart } = startMemorySite()
  const monday = await publish('Monday')
  expect(monday.job).toMatchObject({ state: 'published', online: { state: 'online' } })
  const tuesday = await publish('Tuesday')
  // Publishing the same version again does not make it the previous version.
  await publish('Tuesday')
  const { last, before } = (await state()) ?? {}
  expect([last?.id, before?.id]).toEqual([tuesday.stored, monday.stored])
  cut(lost)
  const wednesday = await publish('Wednesday')
  expect(wednesday.job).toMatchObject({ failure: lost })
  expect((await state())?.last?.id).toBe(tuesday.stored)
  // It is online anyway, and the editor finds it after a restart.
  restart()
  cut(undefined)
  await publish('Thursday')
  expect((await state())?.before?.id).toBe(wednesday.stored)
})

test('an interrupted publication counts as online only if the site shows it', async () => {
  const { publish, state, cut, serve, service, restart } = startMemorySite()
  const monday = await publish('Monday')
  cut(lost)
  const tuesday = await publish('Tuesday')
  restart()
  for (const [text, status] of [[undefined], ['', 403], ['', 502]] as const) {
    serve(text, status)
    await service().online()
    expect((await state())?.last?.id).toBe(monday.stored)
  }
  serve(document(tuesday.stored.slice(3)))
  expect(await service().online()).toMatchObject({ state: 'online' })
  expect((await state())?.last?.id).toBe(tuesday.stored)
  // If the response is that of an older site, it is not online, now or later.
  const wednesday = await publish('Wednesday')
  serve(document(monday.stored.slice(3)))
  expect(await service().online()).toEqual({ state: 'old' })
  serve(document(wednesday.stored.slice(3)))
  await service().online()
  expect((await state())?.last?.id).toBe(tuesday.stored)
})

test('after sending, the site is checked until it is online', async () => {
  const { publish, onSent } = startMemorySite()
  const parked = () => new Response('a parking page')
  onSent(() => vi.mocked(fetch).mockResolvedValueOnce(parked()))
  const { job } = await publish('Monday')
  expect(job).toMatchObject({ online: { state: 'online' } })
})

test('content that another program has changed is not sent', async () => {
  const { service, jobEnd } = startMemorySite()
  service().publish({ revision: 'of the page' })
  expect(await jobEnd()).toMatchObject({ failure: { id: 'changed-elsewhere' } })
})

test('a connection is tested with the unsaved address, and the settings that it finds are kept, even after a failure', async () => {
  const { service, jobEnd, addresses, cut, state } = startMemorySite()
  cut(lost)
  for (const address of ['https://www.ipezal.com.br/', 'www.', undefined]) {
    service().connect(address)
    expect(await service().keepTarget({ settings: host })).toBe('busy')
    expect(await service().forget(id)).toBe('busy')
    expect(await jobEnd()).toMatchObject({ state: 'failed' })
  }
  const [, saved] = addresses
  expect(addresses).toEqual(['https://www.ipezal.com.br/', saved, saved])
  expect(await state()).toEqual({ id, settings: { ...host, ...known } })
})

test('a running publication is not reported as interrupted', async () => {
  const { publish, state, cut, onSent, service } = startMemorySite()
  const { stored } = await publish('Monday')
  let looked: Promise<unknown> | undefined
  onSent(() => void (looked = service().online()))
  cut(lost)
  await publish('Tuesday')
  await looked
  expect((await state())?.last?.id).toBe(stored)
})

test('several targets are stored, each with its test result and publications', async () => {
  const { publish, service, state, jobEnd } = startMemorySite()
  service().connect()
  await jobEnd()
  const { stored } = await publish('Monday')
  await service().keepTarget({ settings: { kind: 'netlify', site: 'bakery' } })
  await publish('Tuesday')
  await service().keepTarget({ settings: { ...host, ...known } })
  expect(await state()).toMatchObject({
    testedAt: expect.any(Number) as number,
    last: { id: stored },
  })
  // Changing other settings of a server keeps the result of its test.
  await service().keepTarget({ settings: { ...host, folder: 'www' } })
  expect((await state())?.settings).toEqual({ ...host, ...known })
  await service().keepTarget({ settings: { ...host, folder: 'other' } })
  expect((await state())?.settings).not.toHaveProperty('htaccess')
  expect(await service().forget('netlify:bakery')).toBe('done')
  expect(await service().state()).toMatchObject({ chosen: id, targets: [{ id }] })
  expect(await service().forget(id)).toBe('done')
  expect(await service().state()).toMatchObject({ chosen: null, targets: [] })
})

test.each(['{"format":2,"targ', '{"format":1,"targets":{}}'])(
  'a record that is cut off or of another format is ignored: %s',
  async (text) => {
    const { record, restart, service } = startMemorySite()
    writeFileSync(record, text)
    restart()
    expect(await service().state()).toMatchObject({ chosen: null, targets: [] })
  },
)

test('the online status is found even if the record cannot be written', async () => {
  const { publish, state, onSent, restart, service, record } = startMemorySite()
  onSent(() => chmodSync(record, 0o400))
  const { job, stored } = await publish('Monday')
  expect(job).toMatchObject({ state: 'published' })
  expect((await state())?.last?.id).toBe(stored)
  expect(await service().keepTarget({ settings: host })).toBe('notWritten')
  // The editor ends before the record can be written again.
  chmodSync(record, 0o600)
  restart()
  expect((await state())?.last).toBeUndefined()
  await service().online()
  expect((await state())?.last?.id).toBe(stored)
})

const proof = '6f1c2f9e-0000-4000-8000-000000000000'
const own = `${version} ${proof}`
const [ours, old] = [document(version), document('fedcba9876543210')]

/** The responses for index.html and version.txt: a text, a status, or 0 for none. */
const seen: Record<string, [page: string | number, said: string | number, object]> = {
  'the new version': [ours, own, { state: 'online' }],
  'a CDN that keeps the old page': [old, own, { state: 'cached' }],
  'another server with an old copy': [old, 404, { state: 'other-copy' }],
  'another server with the same site': [ours, 'other', { state: 'other-copy' }],
  'another site': ['parked', 'parked', { state: 'other-site', status: 200 }],
  'an index.php that replaces the page': ['php', own, { state: 'index-php' }],
  'files that visitors may not read': [403, 403, { state: 'forbidden', status: 403 }],
  'a host that limits requests': [429, 429, { state: 'unreachable', detail: 'HTTP 429' }],
  'a host that fails because of its settings': [500, 0, { state: 'server-error' }],
}

test.each(Object.entries(seen))('%s is recognized', async (_, [page, said, online]) => {
  const { port } = await startTestServer(({ url }, response) => {
    const answer = url === '/' ? page : url === `/version.txt?${proof}` ? said : 404
    if (answer === 0) return void response.destroy()
    if (typeof answer === 'number') response.writeHead(answer)
    response.end(String(answer))
  })
  const expected = { address: `http://127.0.0.1:${port}/`, version, proof }
  const { signal } = new AbortController()
  expect(await checkOnline(expected, signal)).toMatchObject(online)
})

test('only the start of an endless page is read', async () => {
  const part = 'x'.repeat(100_000)
  const { port } = await startTestServer((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', write)
    write()
  })
  const expected = { address: `http://127.0.0.1:${port}/`, version }
  const online = await checkOnline(expected, new AbortController().signal)
  expect(online).toEqual({ state: 'other-site', status: 200 })
})
