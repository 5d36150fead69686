import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { sha256 } from '../files/hashes.ts'
import { versionsOf } from './versions.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const siteOf = (text: string, files: Record<string, string> = {}) => ({
  text: bytesOf(text),
  files: new Map(
    Object.entries(files).map(([path, content]) => [path, bytesOf(content)]),
  ),
  // The clock was ahead: later versions would have a date in the future.
  at: 3.03e12,
})

function openStore() {
  const stateFolder = temporaryFolder()
  const open = () => versionsOf(stateFolder)
  const versions = open()
  const folder = join(stateFolder, 'versions')
  const save = (text: string, files = {}) => versions.store('saved', siteOf(text, files))
  const publish = (text: string, version: string) =>
    versions.recordPublished({ revision: sha256(text), version })
  const texts = (store = versions) =>
    store.texts(store.list().versions.map(({ id }) => id))
  const listFile = join(folder, 'list.jsonl')
  const objects = () => readdirSync(join(folder, 'objects'))
  return { folder, listFile, versions, open, save, publish, texts, objects }
}

test('every save is a version with its pictures, and each picture is stored once', () => {
  const { versions, open, save, texts, objects } = openStore()
  save('one', { '/a.svg': 'A', '/b.svg': 'B' })
  // Another editor starts.
  open().store('saved', siteOf('two', { '/a.svg': 'A', '/c.svg': 'A' }))
  save('two', { '/a.svg': 'B' })
  save('two', { '/a.svg': 'B' })
  expect(texts(open())).toEqual(['two', 'two', 'one'])
  expect(objects()).toHaveLength(4)
  const [newest, previous] = versions.list().versions
  expect(newest?.at).toBeLessThanOrEqual(Date.now())
  const files = versions.files(previous?.id ?? '')
  expect(Object.keys(files)).toEqual(['/a.svg', '/c.svg'])
  expect(versions.file(files['/c.svg'] ?? '')).toEqual(Buffer.from('A'))
})

test('a published version is marked, and a save and its publication are one version', () => {
  const { versions, save, publish } = openStore()
  save('one')
  const id = publish('one', 'v1')
  save('two')
  publish('two', 'v2')
  save('three')
  const { versions: listed } = versions.list()
  expect(listed).toMatchObject([
    { kind: 'saved' },
    { kind: 'saved', published: 'v2' },
    { kind: 'saved', published: 'v1', id },
  ])
  expect(listed.map(({ before }) => before)).toEqual([listed[1]?.id, id, undefined])
  expect(publish('never saved', 'v3')).toBeUndefined()
})

test('a truncated line does not affect other versions; the same bytes repair a damaged text', () => {
  const { folder, listFile, versions, open, save, texts, objects } = openStore()
  save('one')
  appendFileSync(listFile, '\n{"id":"x","at":1,"kind":"sa')
  save('two')
  expect(texts(open())).toEqual(['two', 'one'])
  // The same number of bytes, with different values.
  for (const name of objects()) writeFileSync(join(folder, 'objects', name), 'xxx')
  expect(texts(open())).toEqual([null, null])
  expect(open().texts(['../drafts'])).toEqual([null])
  expect(versions.file('../list.jsonl')).toBeUndefined()
  save('three')
  save('one')
  expect(texts(open())).toEqual(['one', 'three', null, 'one'])
})

test('a list that cannot be read is not overwritten', () => {
  const { folder, listFile, versions, save, texts } = openStore()
  mkdirSync(listFile, { recursive: true })
  expect(save('one')).toBe(false)
  expect(versions.list().versions).toEqual([])
  // The same content is stored again after the folder was removed.
  rmSync(folder, { recursive: true })
  expect(save('one')).toBe(true)
  expect(statSync(folder).mode & 0o077).toBe(0)
  expect(versions.store('found', undefined)).toBe(false)
  expect(texts()).toEqual(['one'])
})

test('the pages of the list contain every version once, in order', () => {
  const { listFile, versions, save } = openStore()
  save('text')
  const ids = Array.from({ length: 200 }, (_, index) => `version ${index}`)
  const version = { at: 1, kind: 'saved', text: '', files: {} }
  writeFileSync(listFile, ids.map((id) => JSON.stringify({ id, ...version })).join('\n'))
  const firstPage = versions.list()
  const secondPage = versions.list(firstPage.next)
  expect(secondPage.next).toBeUndefined()
  const listed = [...firstPage.versions, ...secondPage.versions]
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(listed.map(({ before }) => before)).toEqual([
    ...ids.toReversed().slice(1),
    undefined,
  ])
})
