/** A bare repository with the sample's content, GitHub's mock over it, and the editor's storage. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import type { Head } from '../../src/editor/storage/github/branch.ts'
import type { DeviceDrafts } from '../../src/editor/storage/github/deviceDrafts.ts'
import { githubStorage } from '../../src/editor/storage/github/githubStorage.ts'
import type { ReadLive } from '../../src/editor/storage/github/liveSite.ts'
import type { Draft } from '../../src/editorApi/storage.ts'
import { mockGithub, repository, token, type MockGithub } from './mockGithub.ts'

const sampleFolder = fromRoot('tests/fixtures/sample')

const identity = ['-c', 'user.name=Ana Souza', '-c', 'user.email=ana@example.com']

export interface GithubRepository {
  github: MockGithub
  /** Commits what each change writes into a checkout, as somebody else, and pushes all of it at once. */
  commit: (message: string, ...changes: ((folder: string) => void)[]) => void
  /** The text of a file on a branch; undefined if there is none. */
  file: (path: string, branch?: string) => string | undefined
  remove: () => void
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe' })

/** Made once, because Git takes long. */
let first = ''

/** A bare repository that has the sample's content and whose main branch is "main". */
function firstVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'github-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(sampleFolder, folder, { recursive: true })
  git(folder, 'init', '--quiet', '-b', 'main')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '-m', 'The first version')
  git(folder, 'clone', '--quiet', '--bare', '--no-local', '.', 'site.git')
  return join(folder, 'site.git')
}

export function githubRepository(): GithubRepository {
  const folder = mkdtempSync(join(tmpdir(), 'github-'))
  const bare = join(folder, 'site.git')
  const checkout = join(folder, 'checkout')
  first ||= firstVersion()
  cpSync(first, bare, { recursive: true })
  return {
    github: mockGithub(bare),
    commit(message, ...changes) {
      rmSync(checkout, { recursive: true, force: true })
      git(folder, 'clone', '--quiet', bare, checkout)
      for (const change of changes) {
        change(checkout)
        git(checkout, 'add', '--all')
        git(checkout, 'commit', '--quiet', '-m', message)
      }
      git(checkout, 'push', '--quiet', 'origin', 'main')
    },
    file(path, branch = 'main') {
      try {
        return git(bare, 'cat-file', 'blob', `${branch}:${path}`).toString()
      } catch {
        return undefined
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Drafts in memory. */
export function memoryDevice(): DeviceDrafts {
  const drafts = new Map<string, Draft>()
  const files = new Map<string, Uint8Array>()
  const objects = new Map<string, Uint8Array>()
  let last: Head | undefined
  return {
    drafts: {
      load: () => Promise.resolve([...drafts.values()]),
      save(draft) {
        drafts.set(draft.id, draft)
        return Promise.resolve(true)
      },
      discard(id) {
        drafts.delete(id)
        return Promise.resolve()
      },
    },
    async keepFile(id, bytes) {
      files.set(id, bytes)
    },
    file: (id) => Promise.resolve(files.get(id)),
    object: (sha) => Promise.resolve(objects.get(sha)),
    async keepObject(sha, bytes) {
      objects.set(sha, bytes)
    },
    async keepOnly(shas) {
      for (const sha of objects.keys()) if (!shas.has(sha)) objects.delete(sha)
    },
    head: () => Promise.resolve(last),
    async keepHead(head) {
      last = head
    },
  }
}

/** The storage as the page has it, with pictures that need no cleaning. */
export const storageOf = (
  github: MockGithub,
  account: Partial<Parameters<typeof githubStorage>[0]['account']> = {},
  readLive: ReadLive = () => Promise.resolve(undefined),
  device = memoryDevice(),
) =>
  githubStorage({
    account: { repository, token, ...account },
    device,
    sample: () => Promise.resolve(undefined),
    cleanPictureInBrowser: (bytes) => Promise.resolve({ ok: true, bytes }),
    language: () => 'en',
    signOut: () => undefined,
    onNewToken: () => undefined,
    readLive,
    send: github.send,
  })
