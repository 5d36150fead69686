/** Drafts and chosen files in this browser (IndexedDB), apart for each repository and branch. */
import { isRecord } from '../../../../schema/read/lookUp.ts'
import { isFileChanges } from '../../../editorApi/storage.ts'
import { lifetimeOfDrafts, type Draft } from '../../../editorApi/storage.ts'
import type { DeviceDrafts } from './githubStorage.ts'

const database = 'site-editor'

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('drafts')
    request.result.createObjectStore('files')
  })
  return settled(request)
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () =>
      fail(request.error ?? new Error('Failed to read the drafts.')),
    )
  })
}

/** `place`: the repository and branch. Where the browser keeps nothing there are no drafts, and saving one reports it. */
export function deviceDrafts(place: string): DeviceDrafts {
  const ofPlace = IDBKeyRange.bound([place], [place, []])
  let opening: Promise<IDBDatabase> | undefined

  /** Resolves when it is written, or read; undefined where the browser cannot. */
  async function run<Value>(
    store: 'drafts' | 'files',
    mode: IDBTransactionMode,
    act: (objects: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<{ value: Value } | undefined> {
    try {
      opening ??= opened()
      const transaction = (await opening).transaction(store, mode)
      const isWritten = new Promise<void>((done, fail) => {
        transaction.addEventListener('complete', () => done())
        // A full disk is reported only at the end.
        transaction.addEventListener('abort', () =>
          fail(transaction.error ?? new Error('Failed to write the drafts.')),
        )
      })
      const [value] = await Promise.all([
        settled(act(transaction.objectStore(store))),
        isWritten,
      ])
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
      const file = { bytes, at: Date.now() }
      const kept = await run('files', 'readwrite', (files) =>
        files.put(file, [place, id]),
      )
      return kept !== undefined
    },
    async file(id) {
      const found = await run<unknown>('files', 'readonly', (files) =>
        files.get([place, id]),
      )
      const bytes = isRecord(found?.value) ? found.value['bytes'] : undefined
      return bytes instanceof Uint8Array ? bytes : undefined
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
