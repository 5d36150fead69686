import { expect, test, vi } from 'vitest'

import { draftLifetimeMs } from '../../../editorApi/storage.ts'
import { deviceDrafts } from './deviceDrafts.ts'

test('without a draft, only old chosen files are removed', async () => {
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  const removed: number[] = []
  const fileOfAge = (age: number) => ({
    value: { at: Date.now() - age },
    delete: async () => removed.push(age),
  })
  const ages = [0, draftLifetimeMs - 60_000, draftLifetimeMs + 60_000]
  const store = { iterate: () => ages.map(fileOfAge) }
  const database = { getAll: async () => [], transaction: () => ({ store }) }
  const { drafts } = deviceDrafts('a repository', async () => database as never)
  expect(await drafts.load()).toEqual([])
  expect(removed).toEqual(ages.slice(2))
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
