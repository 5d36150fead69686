/** The storage on GitHub, with a mock that rejects what GitHub rejects. */
import { expect, onTestFinished, test, vi } from 'vitest'

import { siteVersion } from '../../scripts/build/siteVersion.ts'
import { sampleFile } from '../../scripts/files/paths.ts'
import { message } from '../../src/editor/messages/messages.ts'
import type { Head } from '../../src/editor/storage/github/branch.ts'
import type { DeviceDrafts } from '../../src/editor/storage/github/deviceDrafts.ts'
import {
  githubFailureMessage,
  type GithubFailure,
} from '../../src/editor/storage/github/githubFailure.ts'
import { githubStorage } from '../../src/editor/storage/github/githubStorage.ts'
import type { ReadLive } from '../../src/editor/storage/github/liveSite.ts'
import type { ContentStorage } from '../../src/editor/storage/storage.ts'
import type { Draft, LoadedSite } from '../../src/editorApi/storage.ts'
import { sampleContent } from '../fixtures/sampleContent.ts'
import { mockGithub, repository, token, type MockGithub } from './mockGithub.ts'

const contentFile = 'content/site.json'
const logo = '/logos/aroeva.svg'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0l4 4V0z"/></svg>'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Drafts and files in memory. */
function memoryDevice(): DeviceDrafts {
  const drafts = new Map<string, Draft>()
  const files = new Map<string, Uint8Array>()
  const objects = new Map<string, Uint8Array>()
  let last: Head | undefined
  return {
    drafts: {
      load: () => Promise.resolve([...drafts.values()]),
      save: (draft) => Promise.resolve(drafts.set(draft.id, draft).size > 0),
      discard: (id) => Promise.resolve(void drafts.delete(id)),
    },
    keepFile: (id, bytes) => Promise.resolve(void files.set(id, bytes)),
    file: (id) => Promise.resolve(files.get(id)),
    object: (sha) => Promise.resolve(objects.get(sha)),
    keepObject: (sha, bytes) => Promise.resolve(void objects.set(sha, bytes)),
    async keepOnly(shas) {
      for (const sha of objects.keys()) if (!shas.has(sha)) objects.delete(sha)
    },
    head: () => Promise.resolve(last),
    keepHead: (head) => Promise.resolve(void (last = head)),
  }
}

interface Session {
  branch?: string
  readLive?: ReadLive
  device?: DeviceDrafts
}

/** The storage as the page uses it, with pictures that need no cleaning. */
function storageOf(github: Pick<MockGithub, 'send'>, session: Session = {}) {
  const { branch, readLive = () => Promise.resolve(undefined) } = session
  return githubStorage({
    account: { repository, token, ...(branch !== undefined && { branch }) },
    device: session.device ?? memoryDevice(),
    sample: () => Promise.resolve(undefined),
    cleanPictureInBrowser: (bytes) => Promise.resolve({ ok: true, bytes }),
    language: () => 'en',
    signOut: () => undefined,
    onNewToken: () => undefined,
    readLive,
    send: github.send,
  })
}

function openStorage() {
  const github = mockGithub()
  onTestFinished(() => expect(github.faults).toEqual([]))
  return { github, storage: storageOf(github) }
}

async function loadContent(storage: ContentStorage): Promise<LoadedSite> {
  const result = await storage.load()
  if (!result.ok) throw new Error(`Failed to load: ${JSON.stringify(result)}`)
  return result.loaded
}

/** A change of the client's logo, with its text and files. */
async function withLogo(storage: ContentStorage, text: string) {
  const kept = await storage.keepPicture(bytesOf(svg))
  return {
    text: text.replace(logo, '/logos/new.svg'),
    files: { '/logos/new.svg': kept.ok ? kept.id : '', [logo]: null },
  }
}

/** The text with another name for the company. */
const named = (text: string, name: string) =>
  text.replace(/("company": \{\s+"name": ")[^"]+/, `$1${name}`)

/** Loads the content, and saves it with another name for the company. */
async function saveNamed(storage: ContentStorage, name: string) {
  const { text, revision } = await loadContent(storage)
  const result = await storage.save({ text: named(text, name), files: {} }, revision)
  return { text, result, saved: named(text, name) }
}

const whyOf = (failure: GithubFailure) => ({ why: githubFailureMessage(failure) })

const errorReply = (status: number, text: string) =>
  Response.json({ message: text }, { status })

const failRequest = () => {
  throw new TypeError('Failed to fetch')
}

test('only the content and the files of public can be loaded', async () => {
  const { storage, github } = openStorage()
  const { text, files } = await loadContent(storage)
  expect(text).toBe(github.file(contentFile))
  expect(files).toContain(logo)
  expect(textOf(await storage.read(logo))).toBe(github.file(`public${logo}`))
  expect(await storage.read('/../content/site.json')).toBeUndefined()
})

test('a save is one commit with its pictures and a description', async () => {
  const { storage, github } = openStorage()
  const { text, revision } = await loadContent(storage)
  const start = github.branches.get('main') ?? ''
  const changes = await withLogo(storage, named(text, 'Aurora'))
  const result = await storage.save(changes, revision)
  expect(github.historyOf('main').slice(1)).toEqual([start])
  expect(github.file(contentFile)).toBe(changes.text)
  expect(github.file('public/logos/new.svg')).toBe(svg)
  expect(github.messageOf('main')).toMatch(/^Changed: .*Name.* \(and other changes\)\n/)
  // No other file is removed.
  const changedPaths = [contentFile, `public${logo}`, 'public/logos/new.svg']
  expect(github.changedPaths('main').toSorted()).toEqual(changedPaths)
  // The next save is based on this one.
  const earlier = await storage.versions?.files(start)
  const restored = { text, files: { [logo]: earlier?.[logo] ?? '' } }
  const revisionNow = result.ok ? result.loaded.revision : ''
  expect(await storage.save(restored, revisionNow)).toMatchObject({ ok: true })
  expect(github.file(`public${logo}`)).toBe(github.file(`public${logo}`, start))
})

test.each(['git/get-ref', 'git/update-ref'])(
  'a save by another person right before %s returns their content instead',
  async (moment) => {
    const { storage, github } = openStorage()
    const { text, revision } = await loadContent(storage)
    const theirs = named(text, 'Theirs')
    github.before = (operation) => {
      if (operation !== moment) return undefined
      github.before = () => undefined
      github.commit('Theirs', { [contentFile]: theirs })
      return undefined
    }
    const ours = { text: named(text, 'Ours'), files: {} }
    const changed = { reason: 'changed', loaded: { text: theirs } }
    expect(await storage.save(ours, revision)).toMatchObject(changed)
    expect(github.file(contentFile)).toBe(theirs)
  },
)

test('another person’s picture with the same name is kept', async () => {
  const { storage, github } = openStorage()
  const { text, revision } = await loadContent(storage)
  const change = await withLogo(storage, text)
  const save = () => storage.save(change, revision)
  github.commit('Another one', { 'public/logos/new.svg': svg.replace('l4', 'l3') })
  expect(await save()).toMatchObject({ reason: 'picture taken', path: '/logos/new.svg' })
  github.commit('The same one', { 'public/logos/new.svg': svg })
  expect(await save()).toMatchObject({ ok: true })
  expect(github.requested).not.toContain('git/create-blob')
})

test('a protected branch gets a pull request, which later saves update', async () => {
  const { storage, github } = openStorage()
  github.protectedBranches.add('main')
  const status = () => storage.deployStatus?.get()
  const { text, result: first } = await saveNamed(storage, 'First')
  expect(first).toMatchObject({ ok: true, note: message('github.proposed') })
  expect(github.file(contentFile)).toBe(text)
  const [pull] = github.pulls
  expect(pull?.base).toBe('main')
  expect(pull?.title).toMatch(/^Changed: /)
  expect(status()?.address).toBe(pull?.address)
  // Another session finds the pull request.
  const { result: second, saved } = await saveNamed(storageOf(github), 'Second')
  expect(second).not.toHaveProperty('note')
  expect(github.pulls).toHaveLength(1)
  expect(github.file(contentFile, pull?.head)).toBe(saved)
  // After the pull request is declined, the changes are kept here, and the next save proposes them again.
  expect((await loadContent(storage)).text).toBe(saved)
  if (pull) pull.end = 'declined'
  expect((await loadContent(storage)).text).toBe(saved)
  await vi.waitFor(() => expect(status()?.message).toEqual(message('deploy.declined')))
  const { result: third } = await saveNamed(storage, 'Third')
  expect(third).toMatchObject({ ok: true, note: message('github.proposed') })
  const next = github.pulls[1]
  expect(github.file(contentFile, next?.head)).toContain('"Third"')
  // Only what the repository's owner accepted counts as a saved version.
  const versions = await storage.versions?.list()
  const kinds = versions?.versions.map(({ kind }) => kind)
  expect(kinds).toEqual(['proposed', 'proposed', 'proposed', 'saved'])
  // After the pull request is merged, the site's own branch is used again.
  if (next) next.end = 'merged'
  expect((await loadContent(storage)).text).toBe(text)
  expect(status()?.address).not.toBe(next?.address)
})

test('after a reload, the changes of a declined proposal are offered as a draft', async () => {
  const { github } = openStorage()
  github.protectedBranches.add('main')
  const device = memoryDevice()
  const first = storageOf(github, { device })
  const { text, revision } = await loadContent(first)
  const proposed = await withLogo(first, named(text, 'First'))
  await first.save(proposed, revision)
  const [pull] = github.pulls
  const theirs = text.replace('"Software that stays standing"', '"Theirs"')
  github.commit('Theirs', { [contentFile]: theirs })
  if (pull) pull.end = 'declined'
  const second = storageOf(github, { device })
  const now = await loadContent(second)
  expect(now.text).toBe(theirs)
  const offered = { message: message('deploy.offered'), address: pull?.address }
  expect(second.deployStatus?.get()).toMatchObject(offered)
  const [draft] = await second.drafts.load()
  // The draft's base is the text that the proposal changed, so restoring it does not undo later changes by others.
  expect(draft).toMatchObject({ text: proposed.text, base: text })
  const changes = { text: proposed.text, files: draft?.files ?? {} }
  expect(await second.save(changes, now.revision)).toMatchObject({ ok: true })
  expect(github.file('public/logos/new.svg', github.pulls[1]?.head)).toBe(svg)
})

test.each([403, 404])(
  'without permission for pull requests (%i), content is loaded, and a protected branch is reported',
  async (status) => {
    const { storage, github } = openStorage()
    github.protectedBranches.add('main')
    github.before = (operation) =>
      operation.startsWith('pulls/') ? errorReply(status, 'No permission') : undefined
    const { result } = await saveNamed(storage, 'First')
    expect(result).toMatchObject(whyOf({ code: 'protected' }))
    expect([...github.branches.keys()]).toEqual(['main'])
  },
)

test('without a network, the last known content opens, and is saved later', async () => {
  const { github } = openStorage()
  const device = memoryDevice()
  const last = await loadContent(storageOf(github, { device }))
  github.before = failRequest
  expect(await storageOf(github).load()).toMatchObject(whyOf({ code: 'offline' }))
  const storage = storageOf(github, { device })
  expect(await loadContent(storage)).toEqual(last)
  const save = () =>
    storage.save({ text: named(last.text, 'Offline'), files: {} }, last.revision)
  expect(await save()).toMatchObject(whyOf({ code: 'offline' }))
  github.before = () => undefined
  expect(await save()).toMatchObject({ ok: true })
})

test('a pull request from a fork is never used, with any branch name', async () => {
  const { storage, github } = openStorage()
  const head = 'site-editor/x'
  const address = `https://github.com/${repository}/pull/1`
  github.branches.set(head, github.branches.get('main') ?? '')
  github.pulls.push({ title: '', head, base: 'main', address, from: 'stranger/site' })
  const { saved } = await saveNamed(storage, 'Ours')
  expect(github.file(contentFile)).toBe(saved)
})

test('content with errors is not written, and the errors are reported', async () => {
  const { storage, github } = openStorage()
  const { text, result } = await saveNamed(storage, '')
  const problems = [{ code: 'empty-value' }]
  expect(result).toMatchObject({ reason: 'invalid', problems })
  expect(github.file(contentFile)).toBe(text)
})

test('content is online once the live site has its version', async () => {
  const { github } = openStorage()
  const requestedOrigins = new Set<string>()
  const readLive: ReadLive = ({ origin, pathname }) => {
    requestedOrigins.add(origin)
    // The same version as that of a build of these files.
    const version = siteVersion(sampleContent, sampleFile)
    return Promise.resolve(pathname.endsWith('version.txt') ? version : undefined)
  }
  const storage = storageOf(github, { readLive })
  await loadContent(storage)
  const online = message('deploy.online')
  await vi.waitFor(() => expect(storage.deployStatus?.get().message).toBe(online))
  expect([...requestedOrigins]).toEqual([new URL(sampleContent.site.address).origin])
})

test('if any request is interrupted, the branch has nothing or the complete save', async () => {
  const { github, storage } = openStorage()
  const { text } = await loadContent(storage)
  const start = github.branches.get('main') ?? ''
  const changed = named(text, 'Cut').replace(logo, '/logos/new.svg')
  async function save() {
    github.branches.set('main', start)
    const session = storageOf(github)
    const change = await withLogo(session, named(text, 'Cut'))
    const result = await session.load()
    const revision = result.ok ? result.loaded.revision : ''
    return (await session.save(change, revision)).ok
  }
  github.requested.length = 0
  await save()
  // Five requests load the content, and six save a picture.
  const requests = github.requested.length
  expect(requests).toBe(11)
  for (const moment of ['before', 'after'] as const)
    for (let cut = 1; cut <= requests; cut += 1) {
      let count = 0
      github.before = github.after = () => undefined
      github[moment] = () => ((count += 1) === cut ? failRequest() : undefined)
      const isSaved = await save()
      expect(github.branches.get('main') !== start).toBe(isSaved)
      expect(github.file(contentFile)).toBe(isSaved ? changed : text)
      expect(github.file('public/logos/new.svg')).toBe(isSaved ? svg : undefined)
    }
})

test.each(['git/update-ref', 'pulls/create'])(
  'if the response to %s is lost, the next save makes no empty commit',
  async (moment) => {
    const { storage, github } = openStorage()
    if (moment === 'pulls/create') github.protectedBranches.add('main')
    const { text, revision } = await loadContent(storage)
    const start = github.branches.get('main')
    const changed = await withLogo(storage, named(text, 'Unsure'))
    github.after = (operation) => {
      if (operation !== moment) return
      github.before = failRequest
      failRequest()
    }
    const unsure = { reason: 'refused', ...whyOf({ code: 'unsure' }) }
    expect(await storage.save(changed, revision)).toMatchObject(unsure)
    github.before = () => undefined
    const again = await storage.save(changed, revision)
    expect(again).toMatchObject({ ok: true, loaded: { text: changed.text } })
    const branch = github.pulls[0]?.head ?? 'main'
    expect(github.historyOf(branch)[1]).toBe(start)
    expect(github.file('public/logos/new.svg', branch)).toBe(svg)
  },
)

test('a picture that fails to upload is sent again, up to three times', async () => {
  const { storage, github } = openStorage()
  const { text, revision } = await loadContent(storage)
  const change = await withLogo(storage, text)
  let failures = 3
  github.before = (operation) =>
    operation === 'git/create-blob' && failures-- > 0 ? failRequest() : undefined
  const notSent = { reason: 'picture not sent', ...whyOf({ code: 'offline' }) }
  expect(await storage.save(change, revision)).toMatchObject(notSent)
  failures = 2
  const sent: string[] = []
  const result = await storage.save(change, revision, (count, total) =>
    sent.push(`${count} of ${total}`),
  )
  expect(result).toMatchObject({ ok: true })
  expect(sent).toEqual(['0 of 1', '1 of 1'])
})

test('pictures in Git LFS do not prevent saving a text', async () => {
  const { storage, github } = openStorage()
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'
  github.commit('LFS', { [`public${logo}`]: pointer })
  expect((await saveNamed(storage, 'With LFS')).result).toMatchObject({ ok: true })
  expect(await storage.read(logo)).toBeUndefined()
})

const answers: [answer: () => Response, GithubFailure][] = [
  [() => errorReply(401, 'Bad credentials'), { code: 'token-refused' }],
  [() => errorReply(403, 'Resource not accessible'), { code: 'forbidden' }],
  [() => errorReply(404, 'Not Found'), { code: 'not-found' }],
  [() => errorReply(422, 'Your input was too large to process.'), { code: 'too-large' }],
  [() => errorReply(502, 'Bad gateway'), { code: 'server-error', status: 502 }],
  // The sign-in page of a hotel's network responds like this.
  [() => new Response('<p>Sign in to the network'), { code: 'unexpected-answer' }],
]

test('each error of GitHub has its own message', async () => {
  const { storage, github } = openStorage()
  for (const [answer, failure] of answers) {
    github.before = answer
    const failed = { reason: 'unavailable', ...whyOf(failure) }
    expect(await storage.load()).toMatchObject(failed)
  }
})

test('earlier versions are listed page by page, each with its predecessor, and can be read', async () => {
  const { storage, github } = openStorage()
  const { text } = await loadContent(storage)
  const commit = (name: string) =>
    github.commit(name, { [contentFile]: named(text, name) })
  for (let number = 1; number <= 100; number += 1) commit(`Version ${number}`)
  const first = await storage.versions?.list()
  expect(first?.versions).toHaveLength(99)
  // A save in the meantime does not shift the pages.
  commit('Meanwhile')
  const second = await storage.versions?.list(first?.next)
  expect(second?.versions).toHaveLength(2)
  expect(second).not.toHaveProperty('next')
  const list = [...(first?.versions ?? []), ...(second?.versions ?? [])]
  for (const [index, { before }] of list.entries())
    expect(before).toBe(list[index + 1]?.id)
  const texts = await storage.versions?.texts([list[0]?.id ?? '', list[100]?.id ?? ''])
  expect(texts).toEqual([named(text, 'Version 100'), text])
})

test('hostile names, links, and paths are ignored or rejected', async () => {
  const { storage, github } = openStorage()
  github.commit('A link', { 'public/logos/link.svg': '/etc/passwd' }, '120000')
  github.commit('A name', { 'public/logos/__proto__.svg': svg })
  const { text, files, revision } = await loadContent(storage)
  expect(files).not.toContain('/logos/link.svg')
  expect(await storage.read('/logos/__proto__.svg')).toBeDefined()
  expect(await storage.read('/__proto__')).toBeUndefined()
  // The editor never requests these paths.
  for (const path of ['/../x.svg', '/.git/x.svg', '/index.html'])
    await expect(
      storage.save({ text, files: { [path]: '0'.repeat(64) } }, revision),
    ).rejects.toThrow('wrong path')
})

test('unexpected responses and addresses outside GitHub are rejected and never shown', async () => {
  const { storage, github } = openStorage()
  const unexpected = whyOf({ code: 'unexpected-answer' })
  for (const shape of [null, [], 'x', 7, { sha: '../x' }, { full_name: 1 }]) {
    github.before = () => Response.json(shape)
    expect(await storage.load()).toMatchObject(unexpected)
  }
  github.before = () => undefined
  const address = 'javascript:alert(1)'
  github.pulls.push({ title: '', head: 'site-editor/x', base: 'main', address })
  expect(await storage.load()).toMatchObject(unexpected)
})

test('the token is only in the header, never in an address, draft, commit, or error', async () => {
  const { github } = openStorage()
  const sent: string[] = []
  const storage = storageOf({
    async send(request) {
      sent.push(request.url, await request.clone().text())
      for (const [name, value] of request.headers)
        if (name !== 'authorization') sent.push(value)
      return github.send(request)
    },
  })
  const saved = await saveNamed(storage, 'Aurora')
  github.before = () => errorReply(422, `Bad token ${token}`)
  const refused = await storage.save({ text: saved.text, files: {} }, '')
  const drafts = await storage.drafts.load()
  const shown = [sent, saved, refused, drafts, storage.deployStatus?.get()]
  expect(JSON.stringify(shown)).not.toContain(token)
  expect(github.messageOf('main')).not.toContain(token)
})

test('a new token that GitHub rejects does not replace the working one', async () => {
  const { storage } = openStorage()
  await loadContent(storage)
  const refused = await storage.replaceToken?.('github_pat_wrong')
  expect(refused).toEqual(githubFailureMessage({ code: 'token-refused' }))
  expect((await saveNamed(storage, 'First')).result).toMatchObject({ ok: true })
})

test('a branch other than the main one can be edited', async () => {
  const { github } = openStorage()
  const branch = 'summer/2026'
  github.branches.set(branch, github.branches.get('main') ?? '')
  const { text, saved } = await saveNamed(storageOf(github, { branch }), 'Summer')
  expect(github.file(contentFile, branch)).toBe(saved)
  expect(github.file(contentFile)).toBe(text)
})

test('pictures of an earlier version stay on the device while a draft uses them', async () => {
  const { github } = openStorage()
  const device = memoryDevice()
  const [used, unused] = ['1'.repeat(40), '2'.repeat(40)] as const
  for (const id of [used, unused]) await device.keepObject(id, bytesOf(svg))
  const files = { '/logos/earlier.svg': used }
  await device.drafts.save({ id: 'one', text: '', base: '', files, at: 0 })
  await loadContent(storageOf(github, { device }))
  await vi.waitFor(async () => expect(await device.object(unused)).toBeUndefined())
  expect(await device.object(used)).toEqual(bytesOf(svg))
})
