import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { keptVersions } from './keptVersions.ts'
import type { RetentionPolicy } from './retention.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const siteOf = (text: string, files: Record<string, string> = {}) => ({
  text: bytes(text),
  files: new Map(Object.entries(files).map(([path, each]) => [path, bytes(each)])),
})
const day = 24 * 60 * 60 * 1000

function store(rule?: RetentionPolicy) {
  const folder = temporaryFolder()
  const open = () => keptVersions(folder, rule)
  const kept = open()
  const save = (text: string, files = {}, at = Date.now()) =>
    kept.keep(siteOf(text, files), { kind: 'saved', at })
  const texts = async (of = kept) => {
    const entries = await of.list(undefined, 1000)
    const found = await of.texts(entries.map(({ id }) => id))
    return found.map((text) => text && new TextDecoder().decode(text))
  }
  const objects = () => readdirSync(join(folder, 'versions/objects'))
  const entries = () => readdirSync(join(folder, 'versions/list'))
  return { folder, kept, open, save, texts, objects, entries }
}

test('every save is a version with its pictures, each of which is kept once', async () => {
  const { kept, open, save, texts, objects } = store()
  save('one', { '/a.svg': 'A', '/b.svg': 'B' })
  save('two', { '/a.svg': 'A', '/c.svg': 'A' })
  save('one', { '/a.svg': 'B' })
  expect(await texts(open())).toEqual(['one', 'two', 'one'])
  expect(objects()).toHaveLength(4)
  const [last, second] = await kept.list(undefined, 10)
  const files = await kept.files(second?.id ?? '')
  expect(Object.keys(files)).toEqual(['/a.svg', '/c.svg'])
  expect(await kept.file(files['/c.svg'] ?? '')).toEqual(Buffer.from('A'))
  expect(await kept.list(last?.id, 1)).toMatchObject([{ id: second?.id }])
})

test('of older days the last version stays, and what was published; what nothing names goes', async () => {
  const { kept, folder, save, texts, objects } = store({
    maxAge: 10 * day,
    maxBytes: 1e6,
  })
  const noon = new Date().setHours(12, 0, 0, 0)
  save('published', { '/a.svg': 'A' }, noon - 20 * day)
  kept.keep(siteOf('online'), { kind: 'published', at: noon - 20 * day, published: 'v1' })
  save('early', { '/b.svg': 'B' }, noon - 20 * day + 60_000)
  save('late', {}, noon - 20 * day + 120_000)
  for (const name of objects()) utimesSync(join(folder, 'versions/objects', name), 1, 1)
  save('one', {}, noon - 2 * day)
  save('two', {}, noon - 2 * day + 60_000)
  expect(await texts()).toEqual(['two', 'one', 'late', 'online'])
  expect(objects()).toHaveLength(4)
})

test('one that is damaged is named, and takes no other with it', async () => {
  const { folder, open, save, entries, objects } = store()
  save('one')
  save('two', {}, Date.now() + 1)
  const [first = '', second = ''] = entries().toSorted()
  const file = join(folder, 'versions/list', second)
  writeFileSync(file, '{"at": 1, "text": "../../secret"}')
  writeFileSync(join(folder, 'versions/list/notes.txt'), 'no version')
  const again = open()
  const listed = await again.list(undefined, 10)
  expect(listed).toMatchObject([{ broken: file }, { id: first.slice(0, -5) }])
  // An object whose hash is not its name is not read.
  for (const name of objects())
    writeFileSync(join(folder, 'versions/objects', name), 'xxx')
  expect(await open().texts([first.slice(0, -5)])).toEqual([undefined])
  expect(await again.texts(['../drafts', first])).toEqual([undefined, undefined])
  expect(await again.file('../list/notes.txt')).toBeUndefined()
})
