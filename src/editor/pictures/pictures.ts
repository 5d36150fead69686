/** Loads pictures from public/, and chosen pictures that are not saved yet. */
import { imageSize } from 'image-size'

import { examinedSize } from '../../../schema/colors/pictureContrast.ts'
import { readPicture } from '../../../schema/pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { pixelsOf, pngOf } from './pixelsOf.ts'
import { withoutMargins, type TrimmedPixels } from './withoutBackground.ts'

export interface LoadedPicture {
  /** A blob URL, valid only in this page. */
  url: string
  width: number
  height: number
  bytes: Uint8Array
  /** The pixels of a reduced copy, for the check and for decisions about a logo's contrast. */
  pixels?: Uint8ClampedArray
  /** The picture without transparent margins, if it has any: the build trims logos too. */
  trimmed?: TrimmedPicture
}

/** A blob URL, and which part of the picture it is, in the picture's pixels. */
export interface TrimmedPicture extends Omit<TrimmedPixels, 'data'> {
  url: string
}

export type LoadedPictures = ReadonlyMap<string, LoadedPicture>

export type Pictures = ReturnType<typeof createPictures>

/** The maximum number of files that are read at the same time. */
const maxConcurrentReads = 4

/** The maximum side of a trimmed copy, in pixels: larger than any logo on the page. */
const maxTrimmedSide = 600

/** Returns a function that runs tasks, at most `maxConcurrentReads` of them at the same time. */
function createQueue() {
  const lastTasks = Array<Promise<unknown>>(maxConcurrentReads).fill(Promise.resolve())
  let taskCount = 0
  return function runQueued<Value>(task: () => Promise<Value>): Promise<Value> {
    const index = taskCount % maxConcurrentReads
    taskCount += 1
    const result = Promise.resolve(lastTasks[index]).then(task)
    lastTasks[index] = result.catch(() => undefined)
    return result
  }
}

/** Creates the store of loaded pictures. Its keys are their names in the storage. Each change sets a new map. */
export function createPictures(storage: ContentStorage) {
  const store = createStore<LoadedPictures>(new Map())
  const draftIds = new Map<string, string>()
  const runQueued = createQueue()
  /** The last attempt to load each file, successful or not. */
  const attempts = new Map<string, Promise<void>>()
  /** Files whose last attempt has failed. */
  const failedNames = new Set<string>()

  const setPicture = (name: string, picture: LoadedPicture) =>
    store.set(new Map(store.get()).set(name, picture))

  async function loadFile(name: string) {
    failedNames.delete(name)
    const bytes = await runQueued(() => storage.read(name))
    if (!bytes) failedNames.add(name)
    const oldBytes = store.get().get(name)?.bytes
    // An unchanged file keeps its blob URL.
    if (bytes && !(oldBytes && hasSameBytes(bytes, oldBytes)))
      setPicture(name, await addPixels(loadedPicture(bytes)))
  }
  /** Adds a picture that was just chosen, so that it appears at once. */
  async function add(name: string, bytes: Uint8Array) {
    const picture = loadedPicture(bytes)
    setPicture(name, picture)
    const withPixels = await addPixels(picture)
    if (store.get().get(name) === picture) setPicture(name, withPixels)
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(name: string, bytes: Uint8Array): void {
      attempts.set(name, add(name, bytes))
    },
    /** Records the id under which the storage keeps this picture of public/ with the draft. */
    setDraftId: (path: string, id: string) => draftIds.set(path, id),
    draftIdOf: (path: string) => draftIds.get(path),
    /** Reads the pictures of public/ again. `files` are those that exist now. */
    async reload(files: readonly string[]) {
      const paths = [...attempts.keys()].filter((name) => name.startsWith('/'))
      const removedPaths = new Set(paths.filter((path) => !files.includes(path)))
      store.set(new Map([...store.get()].filter(([name]) => !removedPaths.has(name))))
      for (const path of paths) attempts.set(path, loadFile(path))
      await Promise.all(paths.flatMap((path) => attempts.get(path) ?? []))
    },
    /** Tries again to load pictures that could not be loaded. */
    loadMissing(): void {
      for (const name of attempts.keys())
        if (!store.get().has(name)) attempts.set(name, loadFile(name))
    },
    /** Loads pictures that are not loaded yet. Resolves when they are loaded or could not be. */
    async load(names: readonly string[], { retriesFailed = false } = {}) {
      for (const name of names) {
        const hasAttempt = attempts.has(name) && !(retriesFailed && failedNames.has(name))
        if (!hasAttempt && !store.get().has(name)) attempts.set(name, loadFile(name))
      }
      await Promise.all(names.flatMap((name) => attempts.get(name) ?? []))
    },
  }
}

export const hasSameBytes = (bytes: Uint8Array, otherBytes: Uint8Array) =>
  bytes.length === otherBytes.length &&
  bytes.every((byte, index) => byte === otherBytes[index])

export const loadedPicture = (bytes: Uint8Array): LoadedPicture => ({
  url: createBlobUrl(bytes),
  ...pictureSize(bytes),
  bytes,
})

/** Adds the pixels of a picture that may be transparent, and its trimmed copy. */
async function addPixels(picture: LoadedPicture): Promise<LoadedPicture> {
  const format = readPicture(picture.bytes)
  const isOpaque = format.kind === 'raster' && format.type === 'jpg'
  const smallCopy = isOpaque ? undefined : await pixelsOf(picture, examinedSize)
  if (!smallCopy) return picture
  const largeCopy = withoutMargins(smallCopy) && (await pixelsOf(picture, maxTrimmedSide))
  const trimmed = largeCopy && withoutMargins(largeCopy)
  if (!trimmed) return { ...picture, pixels: smallCopy.data }
  const scale = picture.width / largeCopy.width
  return {
    ...picture,
    pixels: smallCopy.data,
    trimmed: {
      url: URL.createObjectURL(await pngOf(trimmed)),
      left: scale * trimmed.left,
      top: scale * trimmed.top,
      width: scale * trimmed.width,
      height: scale * trimmed.height,
    },
  }
}

/** Creates a blob URL. Browsers detect the type of a photo, but not that of a drawing. */
function createBlobUrl(bytes: Uint8Array): string {
  const isDrawing = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)))
  const type = isDrawing ? { type: 'image/svg+xml' } : {}
  return URL.createObjectURL(new Blob([bytes.slice()], type))
}

/** The size in pixels, or that of a drawing by its attributes. */
function pictureSize(bytes: Uint8Array): Pick<LoadedPicture, 'width' | 'height'> {
  const picture = readPicture(bytes)
  if (picture.kind === 'raster') return picture
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    // A drawing without a readable size is square. The check reports it.
    return { width: 1, height: 1 }
  }
}
