/** The pictures of public/, and those that were chosen and are not saved yet, as the preview and the check need them. */
import type { Storage } from '../storage/storage.ts'
import { pictureSize } from './pictureSize.ts'

export interface LoadedPicture {
  /** Within this page. */
  url: string
  width: number
  height: number
  bytes: Uint8Array
}

export interface Pictures {
  get(name: string): LoadedPicture | undefined
  /** Asks the storage for those that are not there yet. */
  load(names: readonly string[]): Promise<void>
  add(name: string, bytes: Uint8Array): void
  /** Changes whenever a picture has come. */
  version(): number
  subscribe(listener: () => void): () => void
}

const types: Record<string, string> = { svg: 'image/svg+xml' }

export function createPictures(
  storage: Storage,
  onAdd: (name: string, bytes: Uint8Array) => void,
): Pictures {
  const pictures = new Map<string, LoadedPicture>()
  const asked = new Set<string>()
  const listeners = new Set<() => void>()
  let version = 0

  function add(name: string, bytes: Uint8Array) {
    // Browsers find out by themselves which kind of photo it is; of a drawing they want to be told.
    const isDrawing = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)))
    const type = isDrawing ? types['svg'] : undefined
    const blob = new Blob([bytes.slice()], type === undefined ? {} : { type })
    pictures.set(name, { url: URL.createObjectURL(blob), ...pictureSize(bytes), bytes })
    onAdd(name, bytes)
    version += 1
    for (const listener of listeners) listener()
  }

  return {
    get: (name) => pictures.get(name),
    add,
    async load(names) {
      const missing = names.filter((name) => !pictures.has(name) && !asked.has(name))
      for (const name of missing) asked.add(name)
      await Promise.all(
        missing.map(async (name) => {
          const bytes = await storage.read(name)
          if (bytes) add(name, bytes)
          else asked.delete(name)
        }),
      )
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
