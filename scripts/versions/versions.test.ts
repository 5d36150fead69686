import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { sha256 } from '../files/hashes.ts'
import type { RetentionPolicy } from './retention.ts'
import { versionsOf } from './versions.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const siteOf = (text: string, files: Record<string, string> = {}, at = Date.now()) => ({
  text: bytes(text),
  files: new Map(Object.entries(files).map(([path, each]) => [path, bytes(each)])),
  at,
})
const day = 24 * 60 * 60 * 1000

function store(policy?: RetentionPolicy) {
  const stateFolder = temporaryFolder()
  let online: string | undefined
  const open = () =>
    versionsOf({ stateFolder, online: () => online, ...(policy && { policy }) })
  const versions = open()
  const save = (text: string, files = {}, at = Date.now()) =>
    versions.keep('saved', siteOf(text, files, at))
  const publish = (text: string, version: string) => {
    online = version
    return versions.notePublished({ revision: sha256(text), version })
  }
  const texts = (of = versions) => of.texts(of.list().versions.map(({ id }) => id))
  const folder = join(stateFolder, 'versions')
  const objects = () => readdirSync(join(folder, 'objects'))
  const entries = () => readdirSync(join(folder, 'list')).toSorted()
  return { folder, versions, open, save, publish, texts, objects, entries }
}

test('every save is a version with its pictures, each of which is kept once', () => {
  const { versions, open, save, texts, objects } = store()
  save('one', { '/a.svg': 'A', '/b.svg': 'B' })
  save('two', { '/a.svg': 'A', '/c.svg': 'A' })
  save('one', { '/a.svg': 'B' })
  save('one', { '/a.svg': 'B' })
  expect(texts(open())).toEqual(['one', 'two', 'one'])
  expect(objects()).toHaveLength(4)
  const [, second] = versions.list().versions
  const files = versions.files(second?.id ?? '')
  expect(Object.keys(files)).toEqual(['/a.svg', '/c.svg'])
  expect(versions.file(files['/c.svg'] ?? '')).toEqual(Buffer.from('A'))
})

test('the version that is online is named; what was published is one version with what was saved', () => {
  const { versions, folder, save, publish } = store()
  save('one')
  const id = publish('one', 'v1')
  save('two')
  publish('two', 'v2')
  save('three')
  const { versions: listed } = versions.list()
  expect(listed).toMatchObject([
    { kind: 'saved' },
    { kind: 'saved', published: 'v2', isOnline: true },
    { kind: 'saved', published: 'v1', id },
  ])
  expect(listed.map(({ before }) => before)).toEqual([listed[1]?.id, id, undefined])
  expect(publish('never saved', 'v3')).toBeUndefined()
  // Until 2026-11 a publication was kept as its own version.
  save('four')
  const kept = { at: Date.now(), kind: 'published', text: sha256('four'), files: {} }
  const name = `${Date.now()}-00000000.json`
  writeFileSync(
    join(folder, 'list', name),
    JSON.stringify({ ...kept, published: 'v4', blob: 'x' }),
  )
  expect(versions.list().versions).toHaveLength(4)
  expect(versions.list().versions[0]).toMatchObject({ kind: 'saved', published: 'v4' })
})

test('of older days the last version stays, and what was published; what nothing names goes', () => {
  const policy = { maxAge: 10 * day, maxBytes: 1e6 }
  const { folder, save, publish, texts, objects } = store(policy)
  const noon = new Date().setHours(12, 0, 0, 0)
  save('online', { '/a.svg': 'A' }, noon - 20 * day)
  publish('online', 'v1')
  save('early', { '/b.svg': 'B' }, noon - 20 * day + 60_000)
  save('late', {}, noon - 20 * day + 120_000)
  for (const name of objects()) utimesSync(join(folder, 'objects', name), 1, 1)
  save('one', {}, noon - 2 * day)
  save('two', {}, noon - 2 * day + 60_000)
  expect(texts()).toEqual(['two', 'one', 'late', 'online'])
  expect(objects()).toHaveLength(5)
})

test('above the limit the oldest go, but not the newest and the last two publications', () => {
  const { save, publish, texts } = store({ maxAge: day, maxBytes: 1 })
  for (const text of ['one', 'two', 'three']) {
    save(text)
    publish(text, text)
  }
  save('four')
  save('five')
  expect(texts()).toEqual(['five', 'three', 'two'])
})

test('as many stay as the limit has room for; a picture that several have counts once', () => {
  const { save, texts } = store({ maxAge: day, maxBytes: 25 })
  for (const text of ['one', 'two', 'six', 'ten', 'red', 'sad'])
    save(text, { '/a.svg': 'ten bytes!' })
  expect(texts()).toEqual(['sad', 'red', 'ten', 'six', 'two'])
})

test('a version that a wrong clock has dated in the future neither dates later ones nor hides them', () => {
  const { versions, folder, save, texts, entries } = store()
  save('first')
  save('of 2066')
  const [name = ''] = entries()
  const kept = { at: 3.03e12, kind: 'saved', text: sha256('of 2066'), files: {} }
  writeFileSync(join(folder, 'list', '3030000000000-00000000.json'), JSON.stringify(kept))
  const before = Date.now()
  save('later', {}, 3.03e12)
  save('last')
  expect(texts()).toEqual(['last', 'later', 'of 2066', 'first', 'of 2066'])
  const dates = versions.list().versions.map(({ at }) => at)
  expect(dates[0]).toBeLessThan(before + day)
  expect(entries()[0]).toBe(name)
})

test('one that is damaged is named, and takes no other with it; the same bytes repair it', () => {
  const { folder, versions, open, save, entries, objects } = store()
  save('one')
  save('two')
  const [first = '', second = ''] = entries()
  const file = join(folder, 'list', second)
  writeFileSync(file, '{"at": 1, "text": "../../secret"}')
  writeFileSync(join(folder, 'list/notes.txt'), 'no version')
  const id = first.slice(0, -5)
  expect(open().list().versions).toMatchObject([{ broken: file }, { id }])
  // As many bytes, which are others.
  for (const name of objects()) writeFileSync(join(folder, 'objects', name), 'xxx')
  expect(open().texts([id, '../drafts', first])).toEqual([null, null, null])
  expect(versions.file('../list/notes.txt')).toBeUndefined()
  save('three')
  save('one')
  expect(open().texts([id])).toEqual(['one'])
})

test('pages follow each other without a gap', () => {
  const { versions, save } = store()
  for (let index = 0; index < 105; index += 1) save(`text ${index}`)
  const first = versions.list()
  const second = versions.list(first.next)
  expect(second.next).toBeUndefined()
  const listed = [...first.versions, ...second.versions]
  expect(new Set(listed.map(({ id }) => id)).size).toBe(105)
  expect(listed[99]?.before).toBe(listed[100]?.id)
})
