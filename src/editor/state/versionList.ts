/** Earlier versions in the page: the list, and the content of those that were opened. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import {
  maxVersions,
  type VersionEntry,
  type Versions,
} from '../../editorApi/versions.ts'
import { parseContent } from './parseContent.ts'
import { createStore } from './store.ts'

export interface VersionsView {
  state: 'loading' | 'loaded' | 'unreachable'
  entries: readonly VersionEntry[]
  next: string | undefined
  /** By version id. Undefined if the text cannot be read as content. Can have the structure of an older release. */
  contents: ReadonlyMap<string, SiteContent | undefined>
}

export type VersionList = ReturnType<typeof createVersionList>

const emptyView: VersionsView = {
  state: 'loading',
  entries: [],
  next: undefined,
  contents: new Map(),
}

export function createVersionList(versions: Versions) {
  const store = createStore(emptyView)
  const { change } = store
  /** The requests for texts, by the version's id. */
  const reads = new Map<string, Promise<void>>()

  async function loadPage(after?: string) {
    const page = await versions.list(after)
    if (!page) return change({ state: 'unreachable' })
    // The page is ignored if it was requested twice or the list was reloaded in the meantime.
    if (after !== undefined && store.get().next !== after) return undefined
    const previousEntries = after === undefined ? [] : store.get().entries
    const entries = [...previousEntries, ...page.versions]
    change({ state: 'loaded', entries, next: page.next })
  }
  async function readBatch(ids: readonly string[]) {
    const texts = await versions.texts(ids)
    if (!texts) {
      // The request failed, so the next call may repeat it.
      for (const id of ids) reads.delete(id)
      return
    }
    const contents = new Map(store.get().contents)
    for (const [index, id] of ids.entries())
      contents.set(id, parseContent(texts[index] ?? ''))
    change({ contents })
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Loads the first page again. */
    load: () => loadPage(),
    async loadMore() {
      const { next } = store.get()
      if (next !== undefined) await loadPage(next)
    },
    /** Reads the content of versions that have not been read yet. */
    async read(ids: readonly string[]) {
      const missing = ids.filter((id) => !reads.has(id))
      for (let start = 0; start < missing.length; start += maxVersions) {
        const batch = missing.slice(start, start + maxVersions)
        const request = readBatch(batch)
        for (const id of batch) reads.set(id, request)
      }
      await Promise.all(ids.flatMap((id) => reads.get(id) ?? []))
    },
    files: (id: string) => versions.files(id),
  }
}
