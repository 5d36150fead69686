/** The pictures of public/, and those that were chosen and are not saved yet, as the preview and the check need them. */
import { createStore, type Store } from '../state/store.ts'
import type { Storage } from '../storage/storage.ts'
import { pictureSize } from './pictureSize.ts'

export interface LoadedPicture {
  /** Within this page. */
  url: string
  width: number
  height: number
  bytes: Uint8Array
}

type Loaded = ReadonlyMap<string, LoadedPicture>

/** Those that have come, by the name that the storage has for them; another map whenever one more has. */
export interface Pictures extends Pick<Store<Loaded>, 'get' | 'subscribe'> {
  /** Asks the storage for those that are not there yet; resolves when it has answered. */
  load: (names: readonly string[]) => Promise<void>
  add: (name: string, bytes: Uint8Array) => void
  /** A picture of public/ is kept under an id as well. */
  noteKept: (path: string, id: string) => void
  keptId: (path: string) => string | undefined
}

export function createPictures(
  storage: Storage,
  onAdd: (name: string, bytes: Uint8Array) => void,
): Pictures {
  const store = createStore<Loaded>(new Map())
  const kept = new Map<string, string>()
  const asked = new Map<string, Promise<void>>()

  function add(name: string, bytes: Uint8Array) {
    const picture = { url: addressOf(bytes), ...pictureSize(bytes), bytes }
    onAdd(name, bytes)
    store.set(new Map(store.get()).set(name, picture))
  }
  async function ask(name: string) {
    const bytes = await storage.read(name)
    if (bytes) add(name, bytes)
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    add,
    noteKept: (path, id) => kept.set(path, id),
    keptId: (path) => kept.get(path),
    async load(names) {
      const missing = names.filter((name) => !store.get().has(name))
      for (const name of missing) if (!asked.has(name)) asked.set(name, ask(name))
      await Promise.all(missing.flatMap((name) => asked.get(name) ?? []))
    },
  }
}

/** Browsers find out by themselves which kind of photo it is; of a drawing they want to be told. */
function addressOf(bytes: Uint8Array): string {
  const isDrawing = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)))
  const type = isDrawing ? { type: 'image/svg+xml' } : {}
  return URL.createObjectURL(new Blob([bytes.slice()], type))
}
