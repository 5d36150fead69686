import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'

import { draftLifetimeMs } from '../../../editorApi/storage.ts'
import { deviceDrafts } from './deviceDrafts.ts'

vi.mock('idb')

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
  vi.mocked(openDB, { partial: true }).mockResolvedValue(database as never)
  expect(await deviceDrafts('a repository').drafts.load()).toEqual([])
  expect(removed).toEqual(ages.slice(2))
})
