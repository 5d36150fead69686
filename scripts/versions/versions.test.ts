import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { blobHash, sha256 } from '../files/hashes.ts'
import type { SourceEntry, VersionSource } from './source.ts'
import { versionsOf } from './versions.ts'

const blobOf = (text: string) => blobHash(Buffer.from(text))

/** A content, and a mock for Git: commits by their age in minutes, with their texts. */
function site(commits: Record<number, string> = {}) {
  const folder = temporaryFolder()
  const contentFile = join(folder, 'content/site.json')
  const entries = Object.entries(commits).map(([minutes, text]): SourceEntry => {
    const id = minutes.padStart(40, '0')
    const at = Date.now() - Number(minutes) * 60_000
    return { id, at, kind: 'committed', author: 'Ana', blob: blobOf(text) }
  })
  const git: VersionSource = {
    owns: (id) => /^\d{40}$/.test(id),
    list: async (after, count) => {
      const start = entries.findIndex(({ id }) => id === after) + 1
      return entries.slice(start, start + count)
    },
    texts: async (ids) => ids.map(() => undefined),
    files: async () => ({}),
    file: async () => undefined,
  }
  let online: string | undefined
  const stateFolder = join(folder, 'state')
  const versions = versionsOf({ contentFile, stateFolder, git, online: () => online })
  const save = (text: string) => {
    writeFiles(folder, { 'content/site.json': text })
    return versions.keep('saved', versions.current())
  }
  const publish = (text: string, version: string) => {
    online = version
    const revision = sha256(text)
    return versions.keepPublished({ revision, version, at: Date.now() })
  }
  const list = async () => (await versions.list()).versions
  return { versions, save, publish, list }
}

test('what was saved and then committed is one version, with its author; what was saved since stands above', async () => {
  const { save, publish, list } = site({ 0: 'two', 60: 'one' })
  save('two')
  publish('two', 'v1')
  save('three')
  expect(await list()).toMatchObject([
    { kind: 'saved' },
    { kind: 'committed', author: 'Ana', published: 'v1', isOnline: true },
    { kind: 'committed', author: 'Ana' },
  ])
})

test('pages follow each other without a gap, in which both kinds stand by their time', async () => {
  const commits = Array.from({ length: 250 }, (_, index) => [index + 1, `text ${index}`])
  const { versions, save } = site(Object.fromEntries(commits))
  for (let index = 0; index < 5; index += 1) save(`saved ${index}`)
  const first = await versions.list()
  const second = await versions.list(first.next)
  const third = await versions.list(second.next)
  const ids = [first, second, third].flatMap((page) => page.versions.map(({ id }) => id))
  expect(third.next).toBeUndefined()
  expect(new Set(ids).size).toBe(255)
  expect(ids.at(-1)).toBe('250'.padStart(40, '0'))
})
