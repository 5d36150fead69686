/** The storage on GitHub, with a mock that rejects what GitHub rejects. */
import { expect, onTestFinished, test, vi } from 'vitest'

import { maxContentBytes } from '../../schema/read/decodeText.ts'
import { lookUp } from '../../schema/read/lookUp.ts'
import { siteVersion } from '../../scripts/build/siteVersion.ts'
import { sampleFile } from '../../scripts/files/paths.ts'
import { message } from '../../src/editor/messages/messages.ts'
import type { DeviceDrafts } from '../../src/editor/storage/github/deviceDrafts.ts'
import {
  githubFailureMessage,
  type GithubFailure,
} from '../../src/editor/storage/github/githubFailure.ts'
import { githubStorage } from '../../src/editor/storage/github/githubStorage.ts'
import type { ReadLive } from '../../src/editor/storage/github/liveSite.ts'
import type { ContentStorage } from '../../src/editor/storage/storage.ts'
import type { LoadedSite } from '../../src/editorApi/storage.ts'
import { sampleContent } from '../fixtures/sampleContent.ts'
import { memoryDevice } from '../support/memoryDevice.ts'
import situations from './githubStorage.cases.json' with { type: 'json' }
import { mockGithub, repository, token, type MockGithub } from './mockGithub.ts'

const contentPath = 'content/site.json'
const logo = '/logos/aroeva.svg'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0l4 4V0z"/></svg>'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

interface StorageOptions {
  branch?: string
  readLive?: ReadLive
  device?: DeviceDrafts
}

/** The storage as the page uses it, with pictures that need no cleaning. */
function storageOf(github: Pick<MockGithub, 'send'>, options: StorageOptions = {}) {
  const { branch, readLive = () => Promise.resolve(undefined) } = options
  return githubStorage({
    account: { repository, token, ...(branch !== undefined && { branch }) },
    device: options.device ?? memoryDevice(),
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

/** Stores a new logo for a client. Returns the changes that use it. */
async function logoChanges(storage: ContentStorage, text: string) {
  const picture = await storage.keepPicture(bytesOf(svg))
  return {
    text: text.replace(logo, '/logos/new.svg'),
    files: { '/logos/new.svg': picture.ok ? picture.id : '', [logo]: null },
  }
}

/** The text with another name for the company. */
const withName = (text: string, name: string) =>
  text.replace(/("company": \{\s+"name": ")[^"]+/, `$1${name}`)

/** Loads the content, and saves it with another name for the company. */
async function saveWithName(storage: ContentStorage, name: string) {
  const { text, revision } = await loadContent(storage)
  const result = await storage.save({ text: withName(text, name), files: {} }, revision)
  return { text, result, saved: withName(text, name) }
}

const whyOf = (failure: GithubFailure) => ({ why: githubFailureMessage(failure) })

const errorResponse = (status: number, text: string) =>
  Response.json({ message: text }, { status })

const failRequest = () => {
  throw new TypeError('Failed to fetch')
}

type Step = [name: string, ...values: string[]]

test('the results, requests, and commits in each situation match the snapshot', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const texts: string[] = []
  for (const [title = '', ...steps] of situations as unknown as [string, ...Step[]][]) {
    const lines: (string | undefined)[] = [`# ${title}`]
    const github = mockGithub()
    const device = memoryDevice()
    const requests: string[] = []
    const send = async (request: Request) => {
      const { method, url, headers } = request
      const path = url.replace(`https://api.github.com/repos/${repository}`, '')
      const body = (await request.clone().text()).slice(0, 250).split(String.raw`\n`)[0]
      const accept = headers.get('accept')?.replace('application/vnd.github+json', '')
      // The timeout of other requests depends on the size of the sample.
      const timeoutMs = method === 'GET' ? String(timeout.mock.lastCall) : ''
      requests.push([method, path, body, accept, timeoutMs].filter(Boolean).join(' '))
      // Private repositories must not get into the browser's cache.
      expect([request.cache, request.credentials]).toEqual(['no-store', 'omit'])
      return github.send(request)
    }
    let storage = storageOf({ send }, { device })
    let lastLoad: LoadedSite | undefined
    const actions: Record<string, (...values: string[]) => unknown> = {
      reload: () => void (storage = storageOf({ send }, { device })),
      openBranch(branch = 'main') {
        github.branches.set(branch, github.branches.get('main') ?? '')
        storage = storageOf({ send }, { branch })
      },
      async load() {
        const result = await storage.load()
        if (result.ok) lastLoad = result.loaded
        return result
      },
      async save(name = '', picture) {
        const text = withName(lastLoad?.text ?? '', name)
        const changes = picture ? await logoChanges(storage, text) : { text, files: {} }
        const sentCounts: number[] = []
        const onProgress = (sentCount: number) => sentCounts.push(sentCount)
        const result = await storage.save(changes, lastLoad?.revision ?? '', onProgress)
        if (result.ok) lastLoad = result.loaded
        return [result, sentCounts]
      },
      async restorePicture(path = '') {
        const firstCommit = github.historyOf('main').at(-1) ?? ''
        const id = (await storage.versions?.files(firstCommit))?.[path] ?? ''
        const { text = '', revision = '' } = lastLoad ?? {}
        return storage.save({ text, files: { [path]: id } }, revision)
      },
      commit: (name = '') =>
        github.commit(name, {
          [contentPath]: withName(github.file(contentPath) ?? '', name),
        }),
      addFile: (path = '', text = svg) => github.commit('Added', { [path]: text }),
      removeFile: (path = '') => github.commit('Removed', { [path]: null }),
      protect: () => void github.protectedBranches.add('main'),
      propose(from = '') {
        const address = `https://github.com/${repository}/pull/1`
        github.branches.set('site-editor/x', github.branches.get('main') ?? '')
        github.pulls.push({
          title: '',
          head: 'site-editor/x',
          base: 'main',
          address,
          from,
        })
      },
      endProposal: (end) => void Object.assign(github.pulls.at(-1) ?? {}, { end }),
      failRequests(operation = '', status, count = '100') {
        let failuresLeft = Number(count)
        github.onRequest = (name) => {
          if (!name.startsWith(operation) || failuresLeft-- <= 0) return undefined
          if (status === 'late') throw new DOMException('', 'TimeoutError')
          return status ? errorResponse(Number(status), 'No') : failRequest()
        }
      },
      loseResponse(operation) {
        github.onResponse = (name) => {
          if (name !== operation) return
          github.onRequest = failRequest
          failRequest()
        }
      },
      commitBefore(operation, name = '') {
        github.onRequest = (requested) => {
          if (requested !== operation) return undefined
          github.onRequest = () => undefined
          actions['commit']?.(name)
          return undefined
        }
      },
      reconnect: () => void (github.onRequest = github.onResponse = () => undefined),
      versions: () => storage.versions?.list(),
      drafts: () => storage.drafts.load(),
      fillDevice: () => void Object.assign(device.drafts, { save: async () => false }),
      growContent: () =>
        github.commit('Large', { [contentPath]: ' '.repeat(maxContentBytes + 1) }),
      read: async (name = '') => textOf(await storage.read(name)),
      keepDocument: (text = '') => storage.keepDocument(bytesOf(text)),
      replaceToken: (text = '') => storage.replaceToken?.(text.replace('TOKEN', token)),
      sample: () => storage.sample(),
      watch: () =>
        new Promise((resolve) => {
          vi.stubGlobal('document', {})
          const listen = (name: string, run: (count: number) => void) =>
            run(requests.push(name))
          vi.stubGlobal('addEventListener', listen)
          storage.watch(resolve)
        }),
    }
    let shownStatus = ''
    for (const [name, ...values] of [['load'], ...steps] as Step[]) {
      const result = JSON.stringify(await actions[name]?.(...values), shortValue)
      const status = JSON.stringify(storage.deployStatus?.get(), shortValue)
      // Every situation begins with the same load, which is only in the record of the first one.
      if (title !== situations[0]?.[0] && shownStatus === '') requests.length = 0
      else
        lines.push(
          [`* ${name}`, ...values].join(' '),
          requests.splice(0).join('; ') || undefined,
          result,
        )
      if (status !== shownStatus) lines.push(status)
      shownStatus = status
    }
    for (const [branch, commit] of github.branches) {
      const count = github.historyOf(branch).length
      const [subject] = github.messageOf(commit).split('\n')
      if (count > 1) lines.push(`${branch}: ${count} commits, ${subject}`)
    }
    lines.push(...github.pulls.map((pull) => JSON.stringify(pull)))
    expect(github.faults).toEqual([])
    const ids: string[] = []
    const text = lines.filter((line) => line !== undefined).join('\n')
    texts.push(
      text.replaceAll(/[0-9a-f]{40,64}|(?<=site-editor(?:\/|%2F))\w+/g, (id) => {
        if (!ids.includes(id)) ids.push(id)
        return `id${ids.indexOf(id) + 1}`
      }),
    )
  }
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('situations.txt')
})

/** Leaves out the sample's files, and the content except the company's name. */
const shortValue = (key: string, value: unknown) => {
  if (['at', 'offset', 'line', 'endLine'].includes(key)) return undefined
  if (['text', 'base'].includes(key))
    return /"company": \{\s+"name": "([^"]*)/.exec(String(value))?.[1]
  return key === 'files' && Array.isArray(value)
    ? value.filter((path) => /new|other/.test(path))
    : (lookUp(value, ['en']) ?? value)
}

test('the status is “Online” if the site at its address has the version of the content', async () => {
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

test('if any request is interrupted, the branch has either no change or the complete save', async () => {
  const { github, storage } = openStorage()
  const { text } = await loadContent(storage)
  const startCommit = github.branches.get('main') ?? ''
  const savedText = withName(text, 'Saved').replace(logo, '/logos/new.svg')
  async function save() {
    github.branches.set('main', startCommit)
    const session = storageOf(github)
    const change = await logoChanges(session, withName(text, 'Saved'))
    const result = await session.load()
    const revision = result.ok ? result.loaded.revision : ''
    return (await session.save(change, revision)).ok
  }
  github.requestedOperations.length = 0
  await save()
  // Five requests load the content, and six save a picture.
  const requestCount = github.requestedOperations.length
  expect(requestCount).toBe(11)
  for (const hook of ['onRequest', 'onResponse'] as const)
    for (let failing = 1; failing <= requestCount; failing += 1) {
      let sentCount = 0
      github.onRequest = github.onResponse = () => undefined
      github[hook] = () => ((sentCount += 1) === failing ? failRequest() : undefined)
      const isSaved = await save()
      expect(github.branches.get('main') !== startCommit).toBe(isSaved)
      expect(github.file(contentPath)).toBe(isSaved ? savedText : text)
      expect(github.file('public/logos/new.svg')).toBe(isSaved ? svg : undefined)
    }
})

test('earlier versions are listed page by page, each with its predecessor, and can be read', async () => {
  const { storage, github } = openStorage()
  const { text } = await loadContent(storage)
  const commit = (name: string) =>
    github.commit(name, { [contentPath]: withName(text, name) })
  for (let number = 1; number <= 100; number += 1) commit(`Version ${number}`)
  const firstPage = await storage.versions?.list()
  expect(firstPage?.versions).toHaveLength(99)
  // A save in the meantime does not shift the pages.
  commit('Meanwhile')
  const secondPage = await storage.versions?.list(firstPage?.next)
  expect(secondPage?.versions).toHaveLength(2)
  expect(secondPage).not.toHaveProperty('next')
  const list = [...(firstPage?.versions ?? []), ...(secondPage?.versions ?? [])]
  for (const [index, { before }] of list.entries())
    expect(before).toBe(list[index + 1]?.id)
  const texts = await storage.versions?.texts([list[0]?.id ?? '', list[100]?.id ?? ''])
  expect(texts).toEqual([withName(text, 'Version 100'), text])
})

test('symbolic links are ignored, names such as __proto__ are safe, and forbidden paths are rejected', async () => {
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
  for (const body of [null, [], 'x', 7, { sha: '../x' }, { full_name: 1 }]) {
    github.onRequest = () => Response.json(body)
    expect(await storage.load()).toMatchObject(unexpected)
  }
  github.onRequest = () => undefined
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
  const saved = await saveWithName(storage, 'Aurora')
  github.onRequest = () => errorResponse(422, `Bad token ${token}`)
  const failedSave = await storage.save({ text: saved.text, files: {} }, '')
  const drafts = await storage.drafts.load()
  const output = [sent, saved, failedSave, drafts, storage.deployStatus?.get()]
  expect(JSON.stringify(output)).not.toContain(token)
  expect(github.messageOf('main')).not.toContain(token)
})

test('pictures of an earlier version stay on the device only while a draft uses them', async () => {
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
