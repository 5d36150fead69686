import { expect, test, vi } from 'vitest'

import { memoryDatabase, memoryDevice } from '../../../../tests/support/memoryDevice.ts'
import { draftLifetimeMs } from '../../../editorApi/storage.ts'
import type { Head } from './branch.ts'
import { deviceDrafts } from './deviceDrafts.ts'

test('each branch keeps its own drafts, files, and objects while they are used', async () => {
  vi.useFakeTimers()
  const database = memoryDatabase()
  const device = memoryDevice('ana/site@', database)
  const other = memoryDevice('ana/site@summer', database)
  const draft = { id: 'd', text: '{}', base: '', files: { '/a.svg': 'b' }, at: 1 }
  const bytes = new Uint8Array([1])
  const filesLeft = () => Promise.all(['old', 'new', 'none'].map((id) => device.file(id)))
  expect(await device.drafts.save(draft)).toBe(true)
  // Another page of this address wrote these values.
  for (const part of ['id', 'text', 'base', 'at', 'files'])
    await database.put('drafts', { ...draft, [part]: undefined }, ['ana/site@', part])
  await database.put('files', { bytes: 'text' }, ['ana/site@', 'none'])
  for (const one of [device, other]) await one.keepFile('old', bytes)
  vi.advanceTimersByTime(draftLifetimeMs)
  await device.keepFile('new', bytes)
  vi.advanceTimersByTime(1)
  expect([await device.drafts.load(), await other.drafts.load()]).toEqual([[draft], []])
  expect(await filesLeft()).toEqual([bytes, bytes, undefined])
  await device.drafts.discard('d')
  expect(await device.drafts.load()).toEqual([])
  expect(await filesLeft()).toEqual([undefined, bytes, undefined])
  const head = { fileIds: new Map([['/a.svg', '1']]) } as Partial<Head> as Head
  for (const one of [device, other]) {
    await one.keepHead(head)
    for (const sha of ['1', '2']) await one.keepObject(sha, bytes)
  }
  await device.keepOnly(new Set(['2']))
  expect(await device.head()).toEqual(head)
  const objects = [device.object('1'), device.object('2'), other.object('1')]
  expect(await Promise.all(objects)).toEqual([undefined, bytes, bytes])
  await database.put('objects', { head: {} }, ['ana/site@', 'head'])
  expect(await device.head()).toBe(undefined)
})

test('if IndexedDB never answers, a draft is reported as not kept', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IDBRequest', EventTarget)
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) })
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const device = deviceDrafts('ana/site')
  const bytes = new Uint8Array(1)
  const kept = device.drafts.save({ id: 'a', text: '', base: '', files: {}, at: 0 })
  const filed = device.keepFile('b', bytes)
  const known = device.head()
  await vi.runAllTimersAsync()
  expect(await kept).toBe(false)
  await filed
  expect(await device.file('b')).toBe(bytes)
  expect(await known).toBe(undefined)
})
