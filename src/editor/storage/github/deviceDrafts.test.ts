import { expect, test, vi } from 'vitest'

import { memoryDatabase, memoryDevice } from '../../../../tests/support/memoryDevice.ts'
import { fileLifetimeMs } from '../../../editorApi/storage.ts'
import type { Head } from './branch.ts'
import { deviceDrafts } from './deviceDrafts.ts'

test('drafts, files, and objects are stored for each branch separately, while they are used', async () => {
  vi.useFakeTimers()
  const database = memoryDatabase()
  const device = memoryDevice('ana/site@', database)
  const other = memoryDevice('ana/site@summer', database)
  const draft = { id: 'd', text: '{}', base: '', files: { '/a.svg': 'b' }, at: 1 }
  const bytes = new Uint8Array([1])
  const fileBytes = () => Promise.all(['old', 'new', 'none'].map((id) => device.file(id)))
  expect(await device.drafts.save(draft)).toBe(true)
  // Another page of this address wrote these values.
  for (const name of ['id', 'text', 'base', 'at', 'files'])
    await database.put('drafts', { ...draft, [name]: undefined }, ['ana/site@', name])
  await database.put('files', { bytes: 'text' }, ['ana/site@', 'none'])
  for (const branch of [device, other]) await branch.keepFile('old', bytes)
  vi.advanceTimersByTime(fileLifetimeMs)
  await device.keepFile('new', bytes)
  vi.advanceTimersByTime(1)
  expect([await device.drafts.load(), await other.drafts.load()]).toEqual([[draft], []])
  expect(await fileBytes()).toEqual([bytes, bytes, undefined])
  await device.drafts.discard('d')
  expect(await device.drafts.load()).toEqual([])
  expect(await fileBytes()).toEqual([undefined, bytes, undefined])
  const head = { fileIds: new Map([['/a.svg', '1']]) } as Partial<Head> as Head
  for (const branch of [device, other]) {
    await branch.keepHead(head)
    for (const sha of ['1', '2']) await branch.keepObject(sha, bytes)
  }
  await device.keepOnly(new Set(['2']))
  expect(await device.head()).toEqual(head)
  const objects = [device.object('1'), device.object('2'), other.object('1')]
  expect(await Promise.all(objects)).toEqual([undefined, bytes, bytes])
  await database.put('objects', { head: {} }, ['ana/site@', 'head'])
  expect(await device.head()).toBe(undefined)
})

test('if IndexedDB never responds, drafts are reported as not stored, and files stay in memory', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IDBRequest', EventTarget)
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) })
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const device = deviceDrafts('ana/site')
  const bytes = new Uint8Array(1)
  const isStored = device.drafts.save({ id: 'a', text: '', base: '', files: {}, at: 0 })
  const keepingFile = device.keepFile('b', bytes)
  const head = device.head()
  await vi.runAllTimersAsync()
  expect(await isStored).toBe(false)
  await keepingFile
  expect(await device.file('b')).toBe(bytes)
  expect(await head).toBe(undefined)
})
