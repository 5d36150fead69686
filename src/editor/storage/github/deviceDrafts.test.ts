import { expect, test, vi } from 'vitest'

import { deviceDrafts } from './deviceDrafts.ts'

test('if IndexedDB never answers, a draft is reported as not kept, and chosen files stay in memory', async () => {
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
