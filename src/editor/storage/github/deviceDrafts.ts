/** Drafts and chosen files in this browser (IndexedDB), apart for each repository and branch. */
import { isRecord, lookUp } from '../../../../schema/read/lookUp.ts'
import { isFileChanges } from '../../../editorApi/storage.ts'
import {
  lifetimeOfDrafts,
  type Draft,
  type DraftResult,
} from '../../../editorApi/storage.ts'
import type { Head } from './branch.ts'

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
export function deviceDrafts(place: string) {
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
  const put = (store: 'files' | 'objects', id: string, part: object) =>
    run(store, 'readwrite', (files) =>
      files.put({ ...part, at: Date.now() }, [place, id]),
    )
  async function get(store: 'files' | 'objects', id: string, part = 'bytes') {
    const found = await run<unknown>(store, 'readonly', (files) => files.get([place, id]))
    return lookUp(found?.value, [part])
  }
  async function bytesOf(store: 'files' | 'objects', id: string) {
    const bytes = await get(store, id)
    return bytes instanceof Uint8Array ? bytes : undefined
  }
  return {
    drafts: {
      async load(): Promise<Draft[]> {
        const found = await run<unknown[]>('drafts', 'readonly', (drafts) =>
          drafts.getAll(ofPlace),
        )
        const drafts = found?.value.filter(isDraft) ?? []
        if (drafts.length === 0) await removeOld()
        return drafts
      },
      async save(draft: Draft): Promise<DraftResult> {
        const kept = await run('drafts', 'readwrite', (drafts) =>
          drafts.put(draft, [place, draft.id]),
        )
        return kept ? { ok: true } : { ok: false, reason: 'not written' }
      },
      async discard(id: string): Promise<void> {
        await run('drafts', 'readwrite', (drafts) => drafts.delete([place, id]))
      },
    },
    async keepFile(id: string, bytes: Uint8Array): Promise<void> {
      if (!(await put('files', id, { bytes }))) inMemory.set(id, bytes)
    },
    file: async (id: string) => inMemory.get(id) ?? bytesOf('files', id),
    /** An object of the repository. */
    object: (sha: string) => bytesOf('objects', sha),
    async keepObject(sha: string, bytes: Uint8Array): Promise<void> {
      await put('objects', sha, { bytes })
    },
    /** Removes all other objects. */
    async keepOnly(shas: ReadonlySet<string>): Promise<void> {
      const keys = await run('objects', 'readonly', (objects) =>
        objects.getAllKeys(ofPlace),
      )
      for (const key of keys?.value ?? [])
        if (Array.isArray(key) && !(key[1] === headKey || shas.has(key[1] as string)))
          // Each key is made here, of strings.
          await run('objects', 'readwrite', (objects) => objects.delete(key))
    },
    /** The branch as it was seen last, for a start without a network. */
    async head(): Promise<Head | undefined> {
      const head = await get('objects', headKey, 'head')
      const isHead = lookUp(head, ['files']) instanceof Map
      // What else it holds is read from GitHub again before anything is saved.
      return isHead ? (head as Head) : undefined
    },
    async keepHead(head: Head): Promise<void> {
      await put('objects', headKey, { head })
    },
  }
}

export type DeviceDrafts = ReturnType<typeof deviceDrafts>

const headKey = 'head'

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
