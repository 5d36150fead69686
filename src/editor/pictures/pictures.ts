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
  /** Asks the storage for those that are not there yet. */
  load: (names: readonly string[]) => Promise<void>
  add: (name: string, bytes: Uint8Array) => void
}

export function createPictures(
  storage: Storage,
  onAdd: (name: string, bytes: Uint8Array) => void,
): Pictures {
  const store = createStore<Loaded>(new Map())
  const asked = new Set<string>()

  function add(name: string, bytes: Uint8Array) {
    const picture = { url: addressOf(bytes), ...pictureSize(bytes), bytes }
    onAdd(name, bytes)
    store.set(new Map(store.get()).set(name, picture))
  }
  async function ask(name: string) {
    asked.add(name)
    const bytes = await storage.read(name)
    if (bytes) add(name, bytes)
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    add,
    async load(names) {
      const missing = names.filter((name) => !store.get().has(name) && !asked.has(name))
      await Promise.all(missing.map(ask))
    },
  }
}

/** Browsers find out by themselves which kind of photo it is; of a drawing they want to be told. */
function addressOf(bytes: Uint8Array): string {
  const isDrawing = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)))
  const type = isDrawing ? { type: 'image/svg+xml' } : {}
  return URL.createObjectURL(new Blob([bytes.slice()], type))
}
