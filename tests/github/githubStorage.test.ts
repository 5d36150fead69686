/** The storage at GitHub, over a mock that is made of a real repository and refuses what GitHub refuses. */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { siteVersion } from '../../scripts/build/siteVersion.ts'
import { sampleFile } from '../../scripts/files/paths.ts'
import { message } from '../../src/editor/messages/messages.ts'
import {
  githubFailureWords,
  type GithubFailure,
} from '../../src/editor/storage/github/githubFailure.ts'
import type { ReadLive } from '../../src/editor/storage/github/liveSite.ts'
import type { ContentStorage } from '../../src/editor/storage/storage.ts'
import type { Loaded } from '../../src/editorApi/storage.ts'
import { sampleContent } from '../fixtures/sampleContent.ts'
import { githubRepository, memoryDevice, storageOf } from './githubRepository.ts'
import { repository, token } from './mockGithub.ts'

const contentFile = 'content/site.json'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0l4 4V0z"/></svg>'

function opened() {
  const site = githubRepository()
  onTestFinished(() => {
    site.remove()
    expect(site.github.faults).toEqual([])
  })
  return { ...site, storage: storageOf(site.github) }
}

async function loaded(storage: ContentStorage): Promise<Loaded> {
  const result = await storage.load()
  if (!result.ok) throw new Error(`Failed to load: ${JSON.stringify(result)}`)
  return result.loaded
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A change that gives the client another logo: its content, and its files. */
async function withLogo(storage: ContentStorage, text: string) {
  const kept = await storage.keepPicture(bytesOf(svg))
  return {
    text: text.replace('/logos/aroeva.svg', '/logos/new.svg'),
    files: { '/logos/new.svg': kept.ok ? kept.id : '' },
  }
}

/** Writes a file of a checkout. */
const write = (path: string, words: string) => (folder: string) =>
  writeFileSync(join(folder, path), words)

/** The text with another name of the company. */
const named = (text: string, name: string) =>
  text.replace(/("company": \{\s+"name": ")[^"]+/, `$1${name}`)

/** Loads the content, and saves it with another name of the company. */
async function saveNamed(storage: ContentStorage, name: string) {
  const { text, revision } = await loaded(storage)
  const result = await storage.save({ text: named(text, name), files: {} }, revision)
  return { text, result, saved: named(text, name) }
}

const whyOf = (failure: GithubFailure) => ({ why: githubFailureWords(failure) })

test('the content is loaded with the files of public, and each file can be read', async () => {
  const { storage, file } = opened()
  const { text, files } = await loaded(storage)
  expect(text).toBe(file(contentFile))
  expect(files).toContain('/logos/aroeva.svg')
  const bytes = await storage.read('/logos/aroeva.svg')
  expect(new TextDecoder().decode(bytes)).toBe(file('public/logos/aroeva.svg'))
  expect(await storage.read('/../content/site.json')).toBeUndefined()
})

test('a start makes five requests, and a save makes five plus one for each picture', async () => {
  const { storage, github } = opened()
  const requestsOf = async (act: () => Promise<unknown>) => {
    github.asked.length = 0
    await act()
    return [...github.asked]
  }
  const readsBranch = ['pulls/list', 'git/get-ref']
  expect(await requestsOf(() => storage.load())).toEqual([
    'repos/get',
    ...readsBranch,
    'git/get-tree',
    'git/get-blob',
  ])
  const { text, revision } = await loaded(storage)
  const change = await withLogo(storage, text)
  expect(await requestsOf(() => storage.save(change, revision))).toEqual([
    ...readsBranch,
    'git/create-blob',
    'git/create-tree',
    'git/create-commit',
    'git/update-ref',
  ])
  expect(await requestsOf(() => storage.read('/logos/new.svg'))).toEqual([])
})

test('a save is one commit with its pictures and a description of the changes', async () => {
  const { storage, github, file } = opened()
  const { text, revision } = await loaded(storage)
  const before = await github.git('rev-parse', 'main')
  const { text: changed, files } = await withLogo(storage, named(text, 'Aurora'))
  const removed = { '/logos/aroeva.svg': null }
  const save = { text: changed, files: { ...files, ...removed } }
  const result = await storage.save(save, revision)
  expect(result).toMatchObject({ ok: true })
  expect(await github.git('rev-parse', 'main^')).toBe(before)
  expect(file(contentFile)).toBe(changed)
  expect(file('public/logos/new.svg')).toBe(svg)
  // Nothing else of the repository goes.
  const status = await github.git('diff', '--name-status', '--no-renames', before, 'main')
  expect(status.split('\n')).toEqual([
    `M\t${contentFile}`,
    'D\tpublic/logos/aroeva.svg',
    'A\tpublic/logos/new.svg',
  ])
  expect(await github.git('log', '-1', '--format=%s')).toMatch(
    /^Changed: .*Name.* \(and other changes\)$/,
  )
  // The next save goes on from there.
  const next = { text: named(changed, 'Aurora II'), files: {} }
  const revisionNow = result.ok ? result.loaded.revision : ''
  expect(await storage.save(next, revisionNow)).toMatchObject({ ok: true })
})

test.each(['git/get-ref', 'git/update-ref'])(
  'a save by another person right before %s returns their content instead',
  async (moment) => {
    const { storage, github, commit, file } = opened()
    const { text, revision } = await loaded(storage)
    const theirs = named(text, 'Theirs')
    github.before = (operation) => {
      if (operation !== moment) return undefined
      github.before = () => undefined
      commit('Theirs', write(contentFile, theirs))
      return undefined
    }
    expect(
      await storage.save({ text: named(text, 'Ours'), files: {} }, revision),
    ).toMatchObject({ reason: 'changed', loaded: { text: theirs } })
    expect(file(contentFile)).toBe(theirs)
  },
)

test('another person’s picture with the same name is kept, and an identical one is not sent again', async () => {
  const { storage, github, commit } = opened()
  const { text, revision } = await loaded(storage)
  const change = await withLogo(storage, text)
  const save = () => storage.save(change, revision)
  commit('Another one', write('public/logos/new.svg', svg.replace('l4', 'l3')))
  expect(await save()).toMatchObject({ reason: 'picture taken', path: '/logos/new.svg' })
  commit('The same one', write('public/logos/new.svg', svg))
  expect(await save()).toMatchObject({ ok: true })
  expect(github.asked).not.toContain('git/create-blob')
})

test('a protected branch gets a pull request, and later saves update it until it is merged', async () => {
  const { storage, github, file } = opened()
  github.protectedBranches.add('main')
  const main = await github.git('rev-parse', 'main')
  const { text, result: first } = await saveNamed(storage, 'First')
  expect(first).toMatchObject({ ok: true, note: message('github.proposed') })
  const [pull] = github.pulls
  expect(pull?.base).toBe('main')
  expect(pull?.title).toMatch(/^Changed: /)
  expect(storage.deployStatus?.get().address).toBe(pull?.address)
  expect(await github.git('rev-parse', 'main')).toBe(main)
  const { result: second, saved } = await saveNamed(storage, 'Second')
  expect(second).toMatchObject({ ok: true })
  expect(second).not.toHaveProperty('note')
  expect(github.pulls).toHaveLength(1)
  expect(file(contentFile, pull?.head)).toBe(saved)
  // Another session finds it.
  expect((await loaded(storageOf(github))).text).toBe(saved)
  // Declined, the changes stay here, and the next save proposes them again.
  if (pull) pull.end = 'declined'
  const waitForStatus = (state: 'declined' | 'proposed') =>
    vi.waitFor(() =>
      expect(storage.deployStatus?.get().words).toEqual(message(`deploy.${state}`)),
    )
  expect((await loaded(storage)).text).toBe(saved)
  await waitForStatus('declined')
  const { result: third } = await saveNamed(storage, 'Third')
  expect(third).toMatchObject({ ok: true, note: message('github.proposed') })
  const next = github.pulls[1]
  expect(file(contentFile, next?.head)).toContain('"Third"')
  await waitForStatus('proposed')
  // Only what the repository's owner accepted counts as a saved version.
  const versions = await storage.versions?.list()
  expect(versions?.versions.map(({ kind }) => kind)).toEqual([
    'proposed',
    'proposed',
    'proposed',
    'saved',
  ])
  // Merged, its branch is left, and the site's own branch is shown.
  if (next) next.end = 'merged'
  expect((await loaded(storage)).text).toBe(text)
  expect(storage.deployStatus?.get().address).not.toBe(next?.address)
})

test('what became of a proposal is seen after a reload: its changes are offered as a draft if it was declined', async () => {
  const { github, commit } = opened()
  github.protectedBranches.add('main')
  const device = memoryDevice()
  const afterReload = () => storageOf(github, {}, undefined, device)
  const first = afterReload()
  const { text, revision } = await loaded(first)
  const proposed = await withLogo(first, named(text, 'First'))
  await first.save(proposed, revision)
  const [pull] = github.pulls
  if (!pull) throw new Error('There is no proposal.')
  const theirs = text.replace('"Software that stays standing"', '"Theirs"')
  commit('Theirs', write(contentFile, theirs))
  pull.end = 'declined'
  const second = afterReload()
  const now = await loaded(second)
  expect(now.text).toBe(theirs)
  expect(second.deployStatus?.get()).toEqual({
    words: message('deploy.offered'),
    address: pull.address,
    news: 'error',
  })
  const [draft] = await second.drafts.load()
  // Its base is what the proposal changed, so restoring it does not take back what others have changed since then.
  expect(draft).toMatchObject({ text: proposed.text, base: text })
  const changes = { text: named(proposed.text, 'Second'), files: draft?.files ?? {} }
  expect(await second.save(changes, now.revision)).toMatchObject({ ok: true })
  const next = github.pulls[1]
  if (!next) throw new Error('There is no second proposal.')
  expect(await github.git('show', `${next.head}:public/logos/new.svg`)).toBe(svg)
  next.end = 'merged'
  await github.git('update-ref', 'refs/heads/main', next.head)
  const third = afterReload()
  expect((await loaded(third)).text).toBe(changes.text)
  await vi.waitFor(() =>
    expect(third.deployStatus?.get().words).toEqual(message('deploy.unknown')),
  )
})

test.each([403, 404])(
  'without permission for pull requests (%i), content is loaded, and a protected branch is named',
  async (status) => {
    const { storage, github } = opened()
    github.protectedBranches.add('main')
    github.before = (operation) =>
      operation.startsWith('pulls/') ? json(status, 'No permission') : undefined
    const { result } = await saveNamed(storage, 'First')
    expect(result).toMatchObject(whyOf({ code: 'protected' }))
    expect(await github.git('branch')).toBe('* main')
  },
)

test('without a network, the last known content opens; a first start shows the error', async () => {
  const { github } = opened()
  const device = memoryDevice()
  const last = await loaded(storageOf(github, {}, undefined, device))
  github.before = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await storageOf(github).load()).toMatchObject(whyOf({ code: 'offline' }))
  const storage = storageOf(github, {}, undefined, device)
  expect(await loaded(storage)).toEqual(last)
  const change = { text: named(last.text, 'Offline'), files: {} }
  expect(await storage.save(change, last.revision)).toMatchObject(
    whyOf({ code: 'offline' }),
  )
  github.before = () => undefined
  expect(await storage.save(change, last.revision)).toMatchObject({ ok: true })
})

test('a pull request from a fork is never used, with any branch name', async () => {
  const { storage, github, file } = opened()
  const address = `https://github.com/${repository}/pull/1`
  await github.git('branch', 'site-editor/x', 'main')
  const from = 'stranger/site'
  github.pulls.push({ title: '', head: 'site-editor/x', base: 'main', address, from })
  const { saved } = await saveNamed(storage, 'Ours')
  expect(file(contentFile)).toBe(saved)
  expect(storage.deployStatus?.get().address).not.toBe(address)
})

test('content with errors is not written, and the errors are reported', async () => {
  const { storage, file } = opened()
  const { text, result } = await saveNamed(storage, '')
  expect(result).toMatchObject({
    reason: 'invalid',
    problems: [{ code: 'empty-value' }],
  })
  expect(file(contentFile)).toBe(text)
})

test('content is online once the live site has its version', async () => {
  const { github } = opened()
  const requestedOrigins = new Set<string>()
  const readLive: ReadLive = ({ origin, pathname }) => {
    requestedOrigins.add(origin)
    // As a build of the same files says it.
    const version = siteVersion(sampleContent, sampleFile)
    return Promise.resolve(pathname.endsWith('version.txt') ? version : undefined)
  }
  const session = storageOf(github, {}, readLive)
  await loaded(session)
  await vi.waitFor(() =>
    expect(session.deployStatus?.get().words).toBe(message('deploy.online')),
  )
  expect([...requestedOrigins]).toEqual([new URL(sampleContent.site.address).origin])
})

test('with each request interrupted once, before or after it takes effect, the branch has nothing or the complete save', async () => {
  const { github, file } = opened()
  const first = storageOf(github)
  const { text } = await loaded(first)
  const start = await github.git('rev-parse', 'main')
  github.asked.length = 0
  const saveWith = async (storage: ContentStorage) => {
    const change = await withLogo(storage, named(text, 'Cut'))
    const { revision } = await loaded(storage)
    return storage.save(change, revision)
  }
  await saveWith(storageOf(github))
  const requests = github.asked.length
  expect(requests).toBe(11)
  // A lost answer to a read is like a lost request; the last four requests write.
  for (const [moment, from] of [
    ['before', 0],
    ['after', requests - 4],
  ] as const)
    for (let cut = from; cut < requests; cut += 1) {
      await github.git('update-ref', 'refs/heads/main', start)
      let count = 0
      github.before = () => undefined
      github.after = () => undefined
      github[moment] = () => {
        count += 1
        if (count === cut + 1) throw new TypeError('Failed to fetch')
        return undefined
      }
      await saveWith(storageOf(github)).catch(() => undefined)
      const isWritten = (await github.git('rev-parse', 'main')) !== start
      const changed = named(text, 'Cut').replace('/logos/aroeva.svg', '/logos/new.svg')
      expect(file(contentFile)).toBe(isWritten ? changed : text)
      expect(file('public/logos/new.svg')).toBe(isWritten ? svg : undefined)
    }
})

test('once the branch is updated, the save counts as saved, even if GitHub’s response is lost', async () => {
  const { storage, github, file } = opened()
  github.after = (operation) => {
    if (operation === 'git/update-ref') throw new TypeError('Failed to fetch')
  }
  const { result, saved } = await saveNamed(storage, 'Certain')
  expect(result).toMatchObject({ ok: true, loaded: { text: saved } })
  expect(file(contentFile)).toBe(saved)
  // The next save goes on from there, and makes no empty commit.
  const commit = await github.git('rev-parse', 'main')
  const revision = result.ok ? result.loaded.revision : ''
  const next = { text: named(saved, 'After it'), files: {} }
  expect(await storage.save(next, revision)).toMatchObject({ ok: true })
  expect(await github.git('rev-parse', 'main^')).toBe(commit)
})

test.each(['git/update-ref', 'pulls/create'])(
  'if the answer to %s and the next read are lost, the next save checks first and makes no empty commit',
  async (moment) => {
    const { storage, github } = opened()
    if (moment === 'pulls/create') github.protectedBranches.add('main')
    const { text, revision } = await loaded(storage)
    const start = await github.git('rev-parse', 'main')
    const changed = await withLogo(storage, named(text, 'Unsure'))
    github.after = (operation) => {
      if (operation !== moment) return
      github.before = () => {
        throw new TypeError('Failed to fetch')
      }
      throw new TypeError('Failed to fetch')
    }
    const unsure = { reason: 'refused', ...whyOf({ code: 'unsure' }) }
    expect(await storage.save(changed, revision)).toMatchObject(unsure)
    github.before = () => undefined
    const again = await storage.save(changed, revision)
    expect(again).toMatchObject({ ok: true, loaded: { text: changed.text } })
    const branch = github.pulls[0]?.head ?? 'main'
    expect(await github.git('rev-parse', `${branch}^`)).toBe(start)
    expect(await github.git('show', `${branch}:public/logos/new.svg`)).toBe(svg)
  },
)

test('a picture that fails to upload is sent again, and the save fails after three tries', async () => {
  const { storage, github } = opened()
  const { text, revision } = await loaded(storage)
  const change = await withLogo(storage, text)
  let triesLeft = 3
  github.before = (operation) => {
    if (operation === 'git/create-blob' && triesLeft > 0) {
      triesLeft -= 1
      throw new TypeError('Failed to fetch')
    }
    return undefined
  }
  expect(await storage.save(change, revision)).toMatchObject({
    reason: 'picture not sent',
    ...whyOf({ code: 'offline' }),
  })
  triesLeft = 2
  const sent: string[] = []
  const result = await storage.save(change, revision, (count, total) =>
    sent.push(`${count} of ${total}`),
  )
  expect(result).toMatchObject({ ok: true })
  expect(sent).toEqual(['0 of 1', '1 of 1'])
})

test('pictures in Git LFS do not prevent saving a text', async () => {
  const { storage, github, commit } = opened()
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'
  commit('LFS', write('public/logos/aroeva.svg', pointer))
  const { result } = await saveNamed(storage, 'With LFS')
  expect(result).toMatchObject({ ok: true })
  expect(await storage.read('/logos/aroeva.svg')).toBeUndefined()
  expect(
    github.asked.filter((operation) => operation.includes('blob')).length,
  ).toBeLessThan(4)
})

const json = (status: number, message: string, headers = {}) =>
  Response.json({ message }, { status, headers })
/** In seconds since 1970: when there are new requests. */
const reset = 3_000_000_000

const answers: [() => Response | Promise<Response>, GithubFailure][] = [
  [() => json(401, 'Bad credentials'), { code: 'token-refused' }],
  [() => json(403, 'Resource not accessible'), { code: 'forbidden' }],
  [() => json(404, 'Not Found'), { code: 'not-found' }],
  [
    () => json(403, 'API rate limit exceeded', { 'x-ratelimit-reset': String(reset) }),
    { code: 'rate-limited', until: 1000 * reset },
  ],
  [() => json(422, 'Your input was too large to process.'), { code: 'too-large' }],
  [() => json(502, 'Bad gateway'), { code: 'server-error', status: 502 }],
  // As a hotel answers before one has signed in to its network.
  [() => new Response('<p>Sign in to the network'), { code: 'unexpected-answer' }],
  [() => Promise.reject(new TypeError('Failed to fetch')), { code: 'offline' }],
]

test('each of GitHub’s responses is reported in words', async () => {
  const { storage, github } = opened()
  for (const [answer, failure] of answers) {
    github.before = () => answer()
    const failed = { reason: 'unavailable', ...whyOf(failure) }
    expect(await storage.load()).toMatchObject(failed)
  }
})

test('earlier versions are listed page by page, each with its predecessor, and can be read', async () => {
  const { storage, commit } = opened()
  const { text } = await loaded(storage)
  const versions = Array.from({ length: 100 }, (_, index) =>
    write(contentFile, named(text, `Version ${index + 1}`)),
  )
  commit('Versions', ...versions)
  const first = await storage.versions?.list()
  expect(first?.versions).toHaveLength(99)
  // What is saved meanwhile moves nothing on to the next page.
  commit('Meanwhile', write(contentFile, named(text, 'Meanwhile')))
  const second = await storage.versions?.list(first?.next)
  expect(second?.versions).toHaveLength(2)
  expect(second).not.toHaveProperty('next')
  const all = [...(first?.versions ?? []), ...(second?.versions ?? [])]
  for (const [index, { before }] of all.entries()) expect(before).toBe(all[index + 1]?.id)
  expect(all[0]).toMatchObject({ kind: 'saved' })
  const texts = await storage.versions?.texts([all[0]?.id ?? '', all[100]?.id ?? ''])
  expect(texts).toEqual([named(text, 'Version 100'), text])
})

test('a version is restored with its pictures', async () => {
  const { storage, github, commit, file } = opened()
  await loaded(storage)
  const then = await github.git('rev-parse', 'main')
  const logo = file('public/logos/aroeva.svg')
  commit('Gone', (folder) => rmSync(join(folder, 'public/logos/aroeva.svg')))
  const { text, revision } = await loaded(storage)
  const files = await storage.versions?.files(then)
  const path = '/logos/aroeva.svg'
  const bytes = await storage.read(files?.[path] ?? '')
  expect(new TextDecoder().decode(bytes)).toBe(logo)
  const restored = { [path]: files?.[path] ?? '' }
  expect(await storage.save({ text, files: restored }, revision)).toMatchObject({
    ok: true,
  })
  expect(file('public/logos/aroeva.svg')).toBe(logo)
})

test('hostile names and links in the repository are ignored', async () => {
  const { storage, commit } = opened()
  commit('Hostile', (folder) => {
    symlinkSync('/etc/passwd', join(folder, 'public/logos/link.svg'))
    writeFileSync(join(folder, 'public/logos/__proto__.svg'), svg)
    writeFileSync(join(folder, 'public/logos/<img src=x onerror=alert(1)>.svg'), svg)
  })
  const { text, files, revision } = await loaded(storage)
  expect(files).not.toContain('/logos/link.svg')
  expect(await storage.read('/logos/__proto__.svg')).toBeDefined()
  expect(await storage.read('/__proto__')).toBeUndefined()
  // Our own page never asks for these.
  for (const path of ['/../x.svg', '/.git/x.svg', '/index.html'])
    await expect(
      storage.save({ text, files: { [path]: '0'.repeat(64) } }, revision),
    ).rejects.toThrow('wrong path')
})

test('unexpected responses and addresses outside GitHub are rejected and never shown', async () => {
  const shapes = [null, [], 'x', 7, { sha: '../x' }, { tree: [{}] }, { full_name: 1 }]
  const { storage, github } = opened()
  for (const shape of shapes) {
    github.before = (operation) =>
      operation === 'repos/get' ? undefined : Response.json(shape)
    expect(await storage.load()).toMatchObject(whyOf({ code: 'unexpected-answer' }))
  }
  github.before = () => undefined
  const pull = { title: '', head: 'site-editor/x', base: 'main' }
  github.pulls.push({ ...pull, address: 'javascript:alert(1)' })
  expect(await storage.load()).toMatchObject(whyOf({ code: 'unexpected-answer' }))
})

test('the token is only in the header, never in an address, draft, commit, error, or log', async () => {
  const { github } = opened()
  const sent: string[] = []
  const logged = ['log', 'info', 'warn', 'error'].map((name) =>
    vi.spyOn(console, name as 'error'),
  )
  const storage = storageOf({
    ...github,
    async send(request) {
      sent.push(request.url, await request.clone().text())
      for (const [name, value] of request.headers)
        if (name !== 'authorization') sent.push(value)
      return github.send(request)
    },
  })
  const saved = await saveNamed(storage, 'Aurora')
  github.before = () => json(422, `Bad token ${token}`)
  const refused = await storage.save({ text: saved.text, files: {} }, '')
  const drafts = await storage.drafts.load()
  const shown = [sent, saved, refused, drafts, storage.deployStatus?.get()]
  expect(JSON.stringify(shown)).not.toContain(token)
  expect(await github.git('log', '-1', '--format=%B')).not.toContain(token)
  for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  expect(sent.every((each) => !each.includes('access_token'))).toBe(true)
})

test('a new token that GitHub rejects does not replace the working one', async () => {
  const { storage } = opened()
  await loaded(storage)
  const refused = await storage.replaceToken?.('github_pat_wrong')
  expect(refused).toEqual(githubFailureWords({ code: 'token-refused' }))
  expect((await saveNamed(storage, 'First')).result).toMatchObject({ ok: true })
})

test('a branch other than the main one can be edited', async () => {
  const { github, file } = opened()
  await github.git('branch', 'summer/2026', 'main')
  const storage = storageOf(github, { repository, branch: 'summer/2026' })
  const { text, saved } = await saveNamed(storage, 'Summer')
  expect(file(contentFile, 'summer/2026')).toBe(saved)
  expect(file(contentFile)).toBe(text)
})

test('pictures of an earlier version stay on the device while a draft uses them', async () => {
  const site = githubRepository()
  onTestFinished(site.remove)
  const device = memoryDevice()
  const storage = storageOf(site.github, {}, undefined, device)
  const ids = ['1'.repeat(40), '2'.repeat(40)] as const
  for (const id of ids) await device.keepObject(id, bytesOf(svg))
  const files = { '/logos/earlier.svg': ids[0] }
  await device.drafts.save({ id: 'one', text: '', base: '', files, at: 0 })
  await loaded(storage)
  await vi.waitFor(async () => expect(await device.object(ids[1])).toBeUndefined())
  expect(await device.object(ids[0])).toEqual(bytesOf(svg))
})
