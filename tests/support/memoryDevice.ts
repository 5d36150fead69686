import { vi } from 'vitest'

import { deviceDrafts } from '../../src/editor/storage/github/deviceDrafts.ts'

type Key = [branch: string, id: string]

/** A browser's database in memory, with the functions that the editor uses. */
export function memoryDatabase() {
  const stores: Record<string, Map<string, { key: Key; value: unknown }>> = {}
  const recordsOf = (name: string) => (stores[name] ??= new Map())
  const recordsInRange = (name: string, [branch, end]: [string, unknown]) =>
    [...recordsOf(name).values()].filter(({ key }) => end && key[0] === branch)
  const remove = async (name: string, key: Key) => recordsOf(name).delete(key.join())
  return {
    delete: remove,
    put: async (name: string, value: unknown, key: Key) =>
      recordsOf(name).set(key.join(), { key, value: structuredClone(value) }),
    get: async (name: string, key: Key) => recordsOf(name).get(key.join())?.value,
    getAll: async (name: string, range: Key) =>
      recordsInRange(name, range).map(({ value }) => value),
    getAllKeys: async (name: string, range: Key) =>
      recordsInRange(name, range).map(({ key }) => key),
    transaction(name: string) {
      const iterate = (range: Key) =>
        recordsInRange(name, range).map(({ key, value }) => ({
          value,
          delete: () => remove(name, key),
        }))
      return { store: { iterate }, done: Promise.resolve() }
    },
  }
}

/** Drafts and files of a repository's branch in memory. */
export function memoryDevice(branch = 'ana/site@', database = memoryDatabase()) {
  // An array sorts after all strings, so a range that ends with one has all keys of the branch.
  const bound = ([name]: Key, [, end]: [string, unknown]) => [name, Array.isArray(end)]
  vi.stubGlobal('IDBKeyRange', { bound })
  return deviceDrafts(branch, async () => database as never)
}
