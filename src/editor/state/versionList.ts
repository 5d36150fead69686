/** Earlier versions in the page: the entries that were listed, and the contents that were read. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import {
  maxVersions,
  type VersionEntry,
  type Versions,
} from '../../editorApi/versions.ts'
import { parseContent } from './parseContent.ts'
import { createStore, type Readable } from './store.ts'

export interface VersionContent {
  /** Null if it cannot be read. */
  text: string | null
  /** Undefined if the text is no content. It may have another shape than today's. */
  content: SiteContent | undefined
}

export interface VersionsView {
  state: 'loading' | 'loaded' | 'unreachable'
  entries: readonly VersionEntry[]
  next: string | undefined
  /** The size of the versions on this computer, in bytes. */
  bytes: number
  contents: ReadonlyMap<string, VersionContent>
}

export interface VersionList extends Readable<VersionsView> {
  /** Loads the first page again. */
  load: () => Promise<void>
  loadMore: () => Promise<void>
  /** Reads contents that are not read yet; calls of the same moment are joined into one request. */
  read: (ids: readonly string[]) => Promise<void>
  files: Versions['files']
  keepFiles: Versions['keepFiles']
}

const nothing: VersionsView = {
  state: 'loading',
  entries: [],
  next: undefined,
  bytes: 0,
  contents: new Map(),
}

export function createVersionList(versions: Versions): VersionList {
  const store = createStore(nothing)
  const change = (part: Partial<VersionsView>) => store.set({ ...store.get(), ...part })
  const wanted = new Set<string>()
  const asked = new Map<string, Promise<void>>()
  let reading: Promise<void> | undefined

  async function loadPage(after?: string) {
    const page = await versions.list(after)
    if (!page) return change({ state: 'unreachable' })
    // It was asked for twice, or the first page has come again.
    if (after !== undefined && store.get().next !== after) return undefined
    const { next, bytes } = page
    const known = after === undefined ? [] : store.get().entries
    const entries = [...known, ...page.versions]
    change({ state: 'loaded', entries, next, bytes })
  }
  async function readWanted() {
    // Other calls of the same task are still to come: they become one request.
    await Promise.resolve()
    reading = undefined
    const ids = [...wanted]
    wanted.clear()
    for (let at = 0; at < ids.length; at += maxVersions)
      await readSome(ids.slice(at, at + maxVersions))
  }
  async function readSome(ids: readonly string[]) {
    const texts = await versions.texts(ids)
    if (!texts) {
      // The request failed, so the next call may ask again.
      for (const id of ids) asked.delete(id)
      return
    }
    const contents = new Map(store.get().contents)
    for (const [index, id] of ids.entries()) {
      const text = texts[index] ?? null
      contents.set(id, { text, content: text === null ? undefined : parseContent(text) })
    }
    change({ contents })
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: () => loadPage(),
    async loadMore() {
      const { next } = store.get()
      if (next !== undefined) await loadPage(next)
    },
    async read(ids) {
      const missing = ids.filter((id) => !asked.has(id))
      for (const id of missing) wanted.add(id)
      if (missing.length > 0) reading ??= readWanted()
      for (const id of missing) if (reading) asked.set(id, reading)
      await Promise.all(ids.flatMap((id) => asked.get(id) ?? []))
    },
    files: (id) => versions.files(id),
    keepFiles: (id, paths) => versions.keepFiles(id, paths),
  }
}
