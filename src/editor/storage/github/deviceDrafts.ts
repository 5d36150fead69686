/** Drafts and chosen files in this browser (IndexedDB), separate for each repository and branch. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { isRecord, lookUp } from '../../../../schema/read/lookUp.ts'
import { isFileChanges, fileLifetimeMs, type Draft } from '../../../editorApi/storage.ts'
import type { Head } from './branch.ts'

/** A value by branch and id. Other pages of this address can write it too, so it may have any type. */
interface StoredValue {
  key: [branchKey: string, id: string]
  value: unknown
}

interface Stores extends DBSchema {
  drafts: StoredValue
  files: StoredValue
  objects: StoredValue
}

/** In some browsers, such as those with a locked profile, IndexedDB never responds. */
const timeoutMs = 5000

const openDatabase = () =>
  openDB<Stores>('site-editor', 2, {
    upgrade(database) {
      for (const name of ['drafts', 'files', 'objects'] as const)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
    },
  })

const withTimeout = <Value>(task: Promise<Value>): Promise<Value> =>
  Promise.race([
    task,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('Failed to use IndexedDB in time.')), timeoutMs),
    ),
  ])

/**
 * `branchKey` is the repository and branch. If the browser stores nothing, loading finds no drafts, saving one resolves
 * with false, and chosen files are kept in memory.
 */
export function deviceDrafts(branchKey: string, open = openDatabase) {
  // In IndexedDB, an array sorts after every string.
  const branchRange = IDBKeyRange.bound([branchKey], [branchKey, []])
  let connection: ReturnType<typeof openDatabase> | undefined
  const filesInMemory = new Map<string, Uint8Array>()

  /** Reads or writes a value. Resolves with undefined if the browser cannot do it. */
  async function query<Value>(
    task: (database: IDBPDatabase<Stores>) => Promise<Value>,
  ): Promise<{ value: Value } | undefined> {
    try {
      connection ??= open()
      return { value: await withTimeout(connection.then(task)) }
    } catch {
      connection = undefined
      return undefined
    }
  }
  const put = (store: 'files' | 'objects', id: string, part: object) =>
    query((database) => database.put(store, { ...part, at: Date.now() }, [branchKey, id]))
  const get = async (store: 'files' | 'objects', id: string) =>
    (await query((database) => database.get(store, [branchKey, id])))?.value
  async function bytesOf(store: 'files' | 'objects', id: string) {
    const bytes = lookUp(await get(store, id), ['bytes'])
    return bytes instanceof Uint8Array ? bytes : undefined
  }
  const removeOldFiles = () =>
    query(async (database) => {
      const { store, done } = database.transaction('files', 'readwrite')
      for await (const cursor of store.iterate(branchRange)) {
        const at = Number(lookUp(cursor.value, ['at']) ?? 0)
        if (Date.now() - at > fileLifetimeMs) await cursor.delete()
      }
      await done
    })
  return {
    drafts: {
      async load(): Promise<Draft[]> {
        const stored = await query((database) => database.getAll('drafts', branchRange))
        const drafts = stored?.value.filter(isDraft) ?? []
        if (drafts.length === 0) await removeOldFiles()
        return drafts
      },
      async save(draft: Draft): Promise<boolean> {
        const key: StoredValue['key'] = [branchKey, draft.id]
        return Boolean(await query((database) => database.put('drafts', draft, key)))
      },
      async discard(id: string): Promise<void> {
        await query((database) => database.delete('drafts', [branchKey, id]))
      },
    },
    async keepFile(id: string, bytes: Uint8Array): Promise<void> {
      if (!(await put('files', id, { bytes }))) filesInMemory.set(id, bytes)
    },
    file: async (id: string) => filesInMemory.get(id) ?? bytesOf('files', id),
    object: (sha: string) => bytesOf('objects', sha),
    async keepObject(sha: string, bytes: Uint8Array): Promise<void> {
      await put('objects', sha, { bytes })
    },
    /** Removes all objects except these and the head. */
    async keepOnly(shas: ReadonlySet<string>): Promise<void> {
      await query(async (database) => {
        const keys = await database.getAllKeys('objects', branchRange)
        const unusedKeys = keys.filter(([, id]) => id !== headKey && !shas.has(id))
        await Promise.all(unusedKeys.map((key) => database.delete('objects', key)))
      })
    },
    /** The last known state of the branch, which is used without a network and to detect the end of a proposal. */
    async head(): Promise<Head | undefined> {
      const head = lookUp(await get('objects', headKey), ['head'])
      const isHead = lookUp(head, ['fileIds']) instanceof Map
      return isHead ? (head as Head) : undefined
    },
    async keepHead(head: Head): Promise<void> {
      await put('objects', headKey, { head })
    },
  }
}

export type DeviceDrafts = ReturnType<typeof deviceDrafts>

const headKey = 'head'

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['text'] === 'string' &&
    typeof value['base'] === 'string' &&
    typeof value['at'] === 'number' &&
    isFileChanges(value['files'])
  )
}
