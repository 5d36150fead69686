/** Drafts and chosen files in this browser (IndexedDB), apart for each repository and branch. */
import { isRecord } from '../../../../schema/read/lookUp.ts'
import { isFileChanges } from '../../../editorApi/storage.ts'
import { lifetimeOfDrafts, type Draft } from '../../../editorApi/storage.ts'
import type { DeviceDrafts } from './githubStorage.ts'

const database = 'site-editor'
const stores = ['drafts', 'files', 'objects'] as const
/** In milliseconds. Some browsers never answer, as in a locked profile. */
const maxWait = 5000

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 2)
  request.addEventListener('upgradeneeded', () => {
    for (const name of stores)
      if (!request.result.objectStoreNames.contains(name))
        request.result.createObjectStore(name)
  })
  return settled(request)
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Error('Failed to reach IndexedDB in time.')), maxWait),
    ),
  ])

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () =>
      fail(request.error ?? new Error('Failed to read the drafts.')),
    )
  })
}

/**
 * `place`: the repository and branch. Where the browser keeps nothing there are no drafts, and saving one reports it;
 * chosen files are then kept in memory.
 */
export function deviceDrafts(place: string): DeviceDrafts {
  const ofPlace = IDBKeyRange.bound([place], [place, []])
  let opening: Promise<IDBDatabase> | undefined
  const inMemory = new Map<string, Uint8Array>()

  /** Resolves when it is written, or read; undefined where the browser cannot. */
  async function run<Value>(
    store: (typeof stores)[number],
    mode: IDBTransactionMode,
    act: (objects: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<{ value: Value } | undefined> {
    try {
      opening ??= opened()
      const transaction = (await inTime(opening)).transaction(store, mode)
      const isWritten = new Promise<void>((done, fail) => {
        transaction.addEventListener('complete', () => done())
        // A full disk is reported only at the end.
        transaction.addEventListener('abort', () =>
          fail(transaction.error ?? new Error('Failed to write the drafts.')),
        )
      })
      const [value] = await inTime(
        Promise.all([settled(act(transaction.objectStore(store))), isWritten]),
      )
      return { value }
    } catch {
      opening = undefined
      return undefined
    }
  }
  async function removeOld(): Promise<void> {
    const keys = await run('files', 'readonly', (files) => files.getAllKeys(ofPlace))
    for (const key of keys?.value ?? []) {
      const file = await run<unknown>('files', 'readonly', (files) => files.get(key))
      const at = isRecord(file?.value) ? Number(file.value['at']) : 0
      if (Date.now() - at > lifetimeOfDrafts)
        await run('files', 'readwrite', (files) => files.delete(key))
    }
  }
  async function put(store: 'files' | 'objects', id: string, bytes: Uint8Array) {
    const file = { bytes, at: Date.now() }
    return run(store, 'readwrite', (files) => files.put(file, [place, id]))
  }
  async function get(store: 'files' | 'objects', id: string) {
    const found = await run<unknown>(store, 'readonly', (files) => files.get([place, id]))
    const bytes = isRecord(found?.value) ? found.value['bytes'] : undefined
    return bytes instanceof Uint8Array ? bytes : undefined
  }
  return {
    drafts: {
      async load() {
        const found = await run<unknown[]>('drafts', 'readonly', (drafts) =>
          drafts.getAll(ofPlace),
        )
        const drafts = found?.value.filter(isDraft) ?? []
        if (drafts.length === 0) await removeOld()
        return drafts
      },
      async save(draft) {
        const kept = await run('drafts', 'readwrite', (drafts) =>
          drafts.put(draft, [place, draft.id]),
        )
        return kept ? { ok: true } : { ok: false, reason: 'not written' }
      },
      async discard(id) {
        await run('drafts', 'readwrite', (drafts) => drafts.delete([place, id]))
      },
    },
    async keepFile(id, bytes) {
      if (!(await put('files', id, bytes))) inMemory.set(id, bytes)
    },
    file: async (id) => inMemory.get(id) ?? get('files', id),
    object: (sha) => get('objects', sha),
    async keepObject(sha, bytes) {
      await put('objects', sha, bytes)
    },
    async keepOnly(shas) {
      const keys = await run('objects', 'readonly', (objects) =>
        objects.getAllKeys(ofPlace),
      )
      for (const key of keys?.value ?? [])
        if (Array.isArray(key) && typeof key[1] === 'string' && !shas.has(key[1]))
          await run('objects', 'readwrite', (objects) => objects.delete(key))
    },
  }
}

/** Other pages of this address may write there too. */
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
