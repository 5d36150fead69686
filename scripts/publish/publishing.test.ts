/** Publishing through the editor's server, as its page asks for it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import type { Job, TargetSettings } from '../../src/editorApi/publishing.ts'
import { answering } from '../../tests/support/answering.ts'
import { askPublishing } from '../../tests/support/askPublishing.ts'
import { editServer } from '../../tests/support/editServer.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { sampleFile } from '../files/paths.ts'
import { checkOnline } from './checkOnline.ts'
import { publicationsIn } from './publications.ts'
import { createPublishService } from './publishService.ts'
import { secretsIn, type Keychain } from './secrets.ts'
import type { Target } from './target.ts'

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
  return { ...server, ...askPublishing(server), keychain }
}

test.each([false, true])(
  'a password is in the keychain or in memory (locked: %s), and nowhere else',
  async (isLocked) => {
    const { asked, ended, keychain, folder } = await publishing(isLocked)
    await asked('PUT', '/settings', host)
    const kept = isLocked ? 'session' : 'keychain'
    const answer = await asked('PUT', '/secret', { secret, keep: true })
    expect(answer).toEqual({ ok: true, kept })
    expect([...keychain.kept.values()]).toEqual(isLocked ? [] : [secret])
    await asked('POST', '/connect', {})
    const job = await ended()
    expect(job).toMatchObject({ failure: { code: 'refused-connection' } })
    const state = await asked('GET', '')
    expect(state).toMatchObject({ secret: kept, hasKeychain: !isLocked })
    expect(JSON.stringify([job, state])).not.toContain('Passwort')
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain(
          'Passwort',
        )
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
})

test.each<[string, unknown]>([
  ['no server', { ...host, server: '' }],
  ['a server with a line', { ...host, server: 'a\r\nDELE x' }],
  ['a user with a line', { ...host, user: 'a\r\nDELE x' }],
  ['a folder above', { ...host, folder: '../other' }],
  ['a port that is none', { ...host, port: 70_000 }],
  ['a protocol that is none', { ...host, protocol: 'file' }],
  ['a site that is a path', { kind: 'netlify', site: '../sites' }],
  ['an option for Git', { kind: 'github', remote: '--upload-pack=x' }],
  ['a branch that is two', { kind: 'github', branch: 'main:other' }],
  ['a kind that is none', { kind: 'other' }],
])('settings with %s are refused', async (_, settings) => {
  const { asked } = await publishing()
  const refused = { ok: false, reason: 'refused' }
  expect(await asked('PUT', '/settings', settings)).toEqual(refused)
  expect(await asked('GET', '')).toMatchObject({ settings: null, targets: [] })
})

test('a content that the page has not saved is not sent; what the owner ticks is kept', async () => {
  const { asked, ended, storage, contentFile } = await publishing()
  await asked('PUT', '/settings', { kind: 'folder', form: 'zip' })
  const loaded = await storage.load()
  if (!loaded.ok) throw new Error('Failed to load.')
  const { revision } = loaded.loaded
  writeFileSync(contentFile, `${readFileSync(contentFile, 'utf8')}\n`)
  await asked('POST', '/publish', { revision })
  expect(await ended()).toMatchObject({ failure: { code: 'content-changed' } })
  await asked('PUT', '/ticks', { tick: 'dns', isSet: true })
  await asked('PUT', '/ticks', { tick: 'mail', isSet: true })
  await asked('PUT', '/ticks', { tick: 'dns', isSet: false })
  expect(await asked('GET', '')).toMatchObject({ ticks: ['mail'] })
})

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
    rollback: ({ secret: given }) => sent(given),
    async connect({ ask, settings, secret: given }) {
      const key = { server: 'a', fingerprint: 'x', isChanged: false }
      const { isTrusted } = await ask({ kind: 'unknown-key', ...key })
      return isTrusted ? { ok: true, settings } : sent(given)
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
  const until = (expected: object) =>
    vi.waitFor(() => {
      const job: Job = publishService.job()
      expect(job).toMatchObject(expected)
    })
  const isAsked = { state: 'running', question: { kind: 'unknown-key' } }
  return { publishService, secrets, stateFolder, until, isAsked }
}

test('a job waits for its answer, takes no other, and is the only one', async () => {
  const { publishService, secrets, until, isAsked } = mockPublishing()
  await secrets.keep(host, secret, false)
  const started = publishService.connect()
  if (!started.ok) throw new Error('Failed to start.')
  await until(isAsked)
  expect(publishService.connect()).toEqual({ ok: false, reason: 'busy' })
  const answer = { kind: 'unknown-key', isTrusted: true } as const
  const other = { kind: 'public-folder', folder: '' } as const
  expect(publishService.answer('other', answer)).toBe(false)
  expect(publishService.answer(started.job, other)).toBe(false)
  expect(publishService.answer(started.job, answer)).toBe(true)
  await until({ state: 'connected', connected: { settings: host } })
})

test('a job that waits is stopped; in what a library says a secret is masked, and there alone', async () => {
  const { publishService, secrets, until, isAsked } = mockPublishing()
  publishService.connect()
  await until({ failure: { code: 'missing-secret' } })
  // A word that stands in every failed job.
  await secrets.keep(host, 'failed', false)
  publishService.connect()
  await until(isAsked)
  publishService.stop()
  await until({ state: 'stopped', task: 'connect' })
  const again = publishService.connect()
  await until(isAsked)
  if (again.ok)
    publishService.answer(again.job, { kind: 'unknown-key', isTrusted: false })
  await until({ state: 'failed', failure: { detail: 'PASS •••' } })
})

const version = '0123456789abcdef'

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
  publishService.rollback()
  await until({ failure: { code: 'nothing-to-roll-back' } })
  sent('host', 3)
  expect(await publishService.state()).toMatchObject({ previous: { at: 2 } })
})

test('of unfinished builds that of an editor which still runs is left alone', () => {
  const folder = temporaryFolder()
  const sites = join(folder, 'publications')
  const [running, killed] = [`new-${process.ppid}`, 'new-4194999']
  for (const name of [running, killed]) mkdirSync(join(sites, name), { recursive: true })
  const publications = publicationsIn(folder)
  const built = publications.newFolder()
  const publication = { version, revision: '', at: 1, kind: 'host', address: '' } as const
  publications.add(publication, built)
  expect(readdirSync(sites).toSorted()).toEqual([`1-${version}`, running])
})

test.each<[string, page: string | number, said: string | number, state: string]>([
  ['the new one', 'new', version, 'online'],
  ['what a host has added something to', 'new <!-- cached -->', version, 'online'],
  ['a CDN that keeps the old page', 'old', version, 'old'],
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
