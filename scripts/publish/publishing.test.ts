/** Publishing through the editor's server, as its page asks for it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import type {
  Job,
  PublishingState,
  StartResult,
  TargetSettings,
} from '../../src/editor/publishing/protocol.ts'
import { answering } from '../../tests/unit/answering.ts'
import { askPublishing } from '../../tests/unit/askPublishing.ts'
import { editServer } from '../../tests/unit/editServer.ts'
import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { sampleFile } from '../files/paths.ts'
import { checkOnline } from './checkOnline.ts'
import { publicationsIn } from './publications.ts'
import { createPublishService } from './publishService.ts'
import { secretsIn, type Keychain } from './secrets.ts'
import type { Target } from './target.ts'

/** A time that is known. */
const anyTime: unknown = expect.any(Number)

const secret = 'gr8 "Passwort" & çã'

/** A keychain in memory; `isLocked`: every access is refused. */
function mockKeychain(isLocked = false): Keychain & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  const open = async <Value>(work: () => Value) => {
    if (isLocked) throw new Error(`locked ${secret}`)
    return Promise.resolve(work())
  }
  return {
    kept,
    get: (account) => open(() => kept.get(account)),
    set: (account, given) => open(() => void kept.set(account, given)),
    remove: (account) => open(() => void kept.delete(account)),
  }
}

const host: TargetSettings = {
  kind: 'host',
  protocol: 'ftp',
  server: '127.0.0.1',
  port: 1,
  user: 'maria',
}

async function publishing(isLocked = false) {
  const keychain = mockKeychain(isLocked)
  const server = await editServer('site.json', keychain)
  const { folder } = server
  const filesWith = (words: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(words))
  return { ...server, ...askPublishing(server), keychain, filesWith }
}

test.each([false, true])(
  'a password is in the keychain or in memory (locked: %s), and nowhere else',
  async (isLocked) => {
    const { asked, ended, keychain, filesWith } = await publishing(isLocked)
    expect(await asked('PUT', '/settings', host)).toEqual({ ok: true })
    const kept = isLocked ? 'session' : 'keychain'
    expect(await asked('PUT', '/secret', { secret, keep: true })).toEqual({
      ok: true,
      kept,
    })
    expect([...keychain.kept.values()]).toEqual(isLocked ? [] : [secret])
    expect(await asked<PublishingState>('GET', '')).toMatchObject({
      settings: host,
      secret: kept,
      hasKeychain: !isLocked,
    })
    await asked<StartResult>('POST', '/connect', {})
    const job = await ended()
    expect(job).toMatchObject({
      state: 'failed',
      failure: { code: 'refused-connection' },
    })
    const state = await asked<PublishingState>('GET', '')
    expect(JSON.stringify([job, state])).not.toContain(secret.slice(0, 8))
    expect(filesWith('Passwort')).toEqual([])
    // Another server does not get it.
    await asked('PUT', '/settings', { ...host, server: 'elsewhere.example' })
    expect(await asked('GET', '')).toMatchObject({ secret: 'missing' })
    await asked('PUT', '/settings', host)
    expect(await asked('DELETE', '/secret')).toBe(true)
    expect(await asked('GET', '')).toMatchObject({ secret: 'missing' })
    expect(keychain.kept.size).toBe(0)
  },
)

test('where the keychain does not let a password be removed, that is answered', async () => {
  const { asked, keychain } = await publishing()
  await asked('PUT', '/settings', host)
  await asked('PUT', '/secret', { secret, keep: true })
  keychain.remove = () => Promise.reject(new Error('locked'))
  expect(await asked('DELETE', '/secret')).toBe(false)
  expect(await asked('GET', '')).toMatchObject({ secret: 'keychain' })
})

test.each<[string, unknown]>([
  ['no server', { ...host, server: '' }],
  ['a server with a line', { ...host, server: 'a\r\nDELE x' }],
  ['a user with a line', { ...host, user: 'a\r\nDELE x' }],
  ['a folder above', { ...host, folder: '../other' }],
  ['a switch that is none', { ...host, withoutHtaccess: 'yes' }],
  ['a port that is none', { ...host, port: 70_000 }],
  ['a protocol that is none', { ...host, protocol: 'file' }],
  ['a site that is a path', { kind: 'netlify', site: '../sites' }],
  ['an option for Git', { kind: 'github', remote: '--upload-pack=x' }],
  ['a branch that is two', { kind: 'github', branch: 'main:other' }],
  ['a kind that is none', { kind: 'other' }],
])('settings with %s are refused', async (_, settings) => {
  const { asked } = await publishing()
  expect(await asked('PUT', '/settings', settings)).toEqual({
    ok: false,
    because: 'refused',
  })
  expect(await asked('GET', '')).toMatchObject({ settings: null, targets: [] })
  expect(await asked('POST', '/connect', {})).toEqual({ ok: false, because: 'no target' })
})

test('a content that is still the sample’s is not sent, and one that the page has not saved neither', async () => {
  const { asked, ended, storage, contentFile } = await publishing()
  await asked('PUT', '/settings', { kind: 'folder', form: 'zip' })
  const loaded = await storage.load()
  if (!loaded.ok) throw new Error('Failed to load.')
  const { revision } = loaded.loaded
  await asked('POST', '/publish', { revision })
  expect(await ended()).toMatchObject({
    state: 'failed',
    phase: 'checking',
    failure: { code: 'not-ready' },
  })
  writeFileSync(contentFile, `${readFileSync(contentFile, 'utf8')}\n`)
  await asked('POST', '/publish', { revision })
  expect(await ended()).toMatchObject({ failure: { code: 'content-changed' } })
})

const wrong = 'wrong one'

/** A target that asks one question and puts the secret into its failure. */
function mockTarget(): Target {
  const sent = (secretGiven = '') =>
    Promise.resolve({
      ok: false as const,
      failure: { code: 'unknown' as const, detail: `PASS ${secretGiven}` },
    })
  return {
    needsSecret: true,
    takesBuiltSite: false,
    isOnline: true,
    send: ({ secret: given }) => sent(given),
    undo: ({ secret: given }) => sent(given),
    async connect({ ask, settings, secret: given }) {
      const server = 'a'
      const question = {
        kind: 'unknown-key',
        server,
        fingerprint: 'x',
        isChanged: false,
      } as const
      const { isTrusted } = await ask(question)
      if (!isTrusted) return sent(given)
      const trustedSettings = { ...settings, trusted: 'x' }
      return given === wrong
        ? { ...(await sent(given)), trustedSettings }
        : { ok: true, settings: trustedSettings }
    },
  }
}

function mockPublishing() {
  const secrets = secretsIn(mockKeychain())
  const stateFolder = temporaryFolder()
  const publishService = createPublishService({
    contentFile: sampleFile,
    stateFolder,
    targets: { host: mockTarget() },
    secrets,
  })
  publishService.choose(host)
  const until = (state: Job['state'], hasQuestion = false) =>
    vi.waitFor(() => {
      const job = publishService.job()
      expect(job).toMatchObject({
        state,
        ...(hasQuestion && { question: { kind: 'unknown-key' } }),
      })
      return job
    })
  /** Connects, and answers the question. */
  async function answered(isTrusted: boolean): Promise<void> {
    const started = publishService.connect()
    await until('running', true)
    if (started.ok) publishService.answer(started.job, { kind: 'unknown-key', isTrusted })
  }
  return { publishService, secrets, stateFolder, until, answered }
}

test('a job waits for its answer, takes no other, and is the only one', async () => {
  const { publishService, secrets, until } = mockPublishing()
  await secrets.keep(host, secret, false)
  const started = publishService.connect()
  if (!started.ok) throw new Error('Failed to start.')
  await until('running', true)
  expect(publishService.connect()).toEqual({ ok: false, because: 'busy' })
  const answer = { kind: 'unknown-key', isTrusted: true } as const
  expect(publishService.answer('other', answer)).toBe(false)
  expect(publishService.answer(started.job, { kind: 'public-folder', folder: '' })).toBe(
    false,
  )
  expect(publishService.answer(started.job, answer)).toBe(true)
  expect(publishService.answer(started.job, answer)).toBe(false)
  expect(await until('connected')).toMatchObject({ connected: { settings: host } })
})

test('what is trusted stays so though the password is wrong; a place is tested until it is reported anew', async () => {
  const { publishService, secrets, until, answered } = mockPublishing()
  const connect = async (password: string, end: Job['state']) => {
    await secrets.keep(host, password, false)
    await answered(true)
    await until(end)
    return publishService.state()
  }
  const trustedSettings = { ...host, trusted: 'x' }
  expect(await connect(wrong, 'failed')).toMatchObject({
    settings: trustedSettings,
    testedAt: null,
  })
  expect(await connect(secret, 'connected')).toMatchObject({
    settings: trustedSettings,
    testedAt: anyTime,
  })
  // The page sends the settings again as it knows them.
  publishService.choose(host)
  expect(await publishService.state()).toMatchObject({
    settings: trustedSettings,
    testedAt: anyTime,
  })
  publishService.choose({ ...host, user: 'joana' })
  expect(await publishService.state()).toMatchObject({ testedAt: null })
})

test('what the owner ticks is kept beside the drafts, and nothing endless', async () => {
  const { asked, folder } = await publishing()
  const tick = (name: string, isSet = true) =>
    asked('PUT', '/ticks', { tick: name, isSet })
  expect(await tick('dns')).toBe(true)
  expect(await tick('mail')).toBe(true)
  expect(await tick('dns', false)).toBe(true)
  expect(await asked('GET', '')).toMatchObject({ ticks: ['mail'] })
  expect(publicationsIn(join(folder, 'state')).read().ticks).toEqual(['mail'])
  await expect(tick('x'.repeat(2000))).rejects.toThrow()
})

test('a job that waits is stopped; without a secret there is none; in what a library says a secret is masked, and there alone', async () => {
  const { publishService, secrets, until, answered } = mockPublishing()
  publishService.connect()
  expect(await until('failed')).toMatchObject({ failure: { code: 'missing-secret' } })
  // A word that stands in every failed job.
  await secrets.keep(host, 'failed', false)
  publishService.connect()
  await until('running', true)
  publishService.stop()
  expect(await until('stopped')).toMatchObject({ task: 'connect' })
  await answered(false)
  expect(await until('failed')).toMatchObject({ failure: { detail: 'PASS •••' } })
  publishService.undo()
  expect(await until('failed')).toMatchObject({ failure: { code: 'nothing-to-undo' } })
})

test('a publication that went to another place is not put back here', async () => {
  const { publishService, secrets, stateFolder, until } = mockPublishing()
  await secrets.keep(host, secret, false)
  const publications = publicationsIn(stateFolder)
  const sent = (kind: 'github' | 'host', at: number) =>
    publications.add(
      { version, revision: '', at, kind, address: 'https://bakery.example/' },
      publications.newFolder(),
    )
  sent('github', 1)
  sent('host', 2)
  expect((await publishService.state()).previous).toBeNull()
  publishService.undo()
  expect(await until('failed')).toMatchObject({ failure: { code: 'nothing-to-undo' } })
  sent('host', 3)
  expect(await publishService.state()).toMatchObject({ previous: { at: 2 } })
  publishService.undo()
  expect(await until('failed')).toMatchObject({ failure: { detail: 'PASS •••' } })
})

/** Two publications that can take each other's place, at a server that answers with an error as long as `isRefused` says so. */
async function refusing(isRefused: (settings: TargetSettings) => boolean) {
  const stateFolder = temporaryFolder()
  const publications = publicationsIn(stateFolder)
  let stored: { settings: TargetSettings; version: string } | undefined
  const { port } = await answering((_, response) => {
    if (!stored || isRefused(stored.settings)) response.writeHead(500)
    response.end(stored?.version)
  })
  const sent: TargetSettings[] = []
  const send: Target['send'] = ({ settings }, { version: sending, folder }) => {
    readdirSync(folder)
    sent.push(settings)
    stored = { settings, version: sending }
    return Promise.resolve({ ok: true, settings })
  }
  const target: Target = {
    ...mockTarget(),
    needsSecret: false,
    send,
    undo: send,
    settingsWithoutHtaccess: (settings, { folder }) =>
      'withoutHtaccess' in settings || !existsSync(folder)
        ? undefined
        : { ...host, withoutHtaccess: true },
  }
  const address = `http://127.0.0.1:${port}/`
  for (const [at, each] of [version, other].entries())
    publications.add(
      { version: each, revision: '', at, savedAt: at, kind: 'host', address },
      publications.newFolder(),
    )
  const publishService = createPublishService({
    contentFile: '',
    stateFolder,
    targets: { host: target },
    secrets: secretsIn(mockKeychain()),
    patience: { interval: 5, atMost: 50 },
  })
  publishService.choose(host)
  const undone = async () => {
    publishService.undo()
    return vi.waitFor(() => {
      const job = publishService.job()
      expect(job).toMatchObject({ state: 'published' })
      return job
    })
  }
  return { publishService, sent, undone }
}

test('what a server answers with errors is left out by itself, and from then on', async () => {
  const { publishService, sent, undone } = await refusing(
    (settings) => !('withoutHtaccess' in settings),
  )
  const without = { ...host, withoutHtaccess: true }
  expect(await undone()).toMatchObject({
    online: { state: 'online' },
    leftOut: true,
    publication: { savedAt: 0 },
  })
  expect(sent).toEqual([host, without])
  expect(await publishService.state()).toMatchObject({
    settings: without,
    testedAt: anyTime,
  })
  expect(await undone()).not.toHaveProperty('leftOut')
  expect(sent).toEqual([host, without, without])
  // The owner tries it once more.
  publishService.choose(host)
  expect(await undone()).toMatchObject({ leftOut: true })
})

test('where a server answers with errors anyhow, nothing is left out', async () => {
  const { publishService, sent, undone } = await refusing(() => true)
  const job = await undone()
  expect(job).toMatchObject({ online: { state: 'server-error', status: 500 } })
  expect(job).not.toHaveProperty('leftOut')
  expect(sent).toEqual([host, { ...host, withoutHtaccess: true }, host])
  expect(await publishService.state()).toMatchObject({ settings: host })
})

const version = '0123456789abcdef'
const other = 'fedcba9876543210'

test.each<[string, page: string | number, said: string | number, state: string]>([
  ['the new one', 'new', version, 'online'],
  ['what a host has added something to', 'new <!-- cached -->', version, 'online'],
  ['a CDN that keeps the old page', 'old', version, 'old'],
  ['the version before', 'old', other, 'old'],
  ['another site', 'parked', 'parked', 'other-site'],
  ['another site without pages', 404, 404, 'other-site'],
  ['a host that stumbles over its settings', 500, 500, 'server-error'],
])('%s is seen as what it is', async (_, page, said, state) => {
  const { port } = await answering(({ url }, response) => {
    const answer = url === '/' ? page : url === `/version.txt?${version}` ? said : 404
    if (typeof answer === 'number') response.writeHead(answer)
    response.end(String(answer))
  })
  const address = new URL(`http://127.0.0.1:${port}/`)
  const expected = { address, version, html: 'new', htmlBefore: 'old' }
  const { signal } = new AbortController()
  expect(await checkOnline(expected, signal)).toMatchObject({ state })
})

test('a name that nobody has, and a server that is off', async () => {
  const seen = (address: string) =>
    checkOnline(
      { address: new URL(address), version, html: '', htmlBefore: '' },
      new AbortController().signal,
    )
  expect(await seen('http://127.0.0.1:1/')).toMatchObject({ state: 'unreachable' })
  expect(['dns-missing', 'unreachable']).toContain(
    (await seen('http://site.invalid/')).state,
  )
})
