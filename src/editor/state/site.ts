/** The content that is being edited: what it is now, what is saved of it, and how it is changed. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isLanguage, type Language } from '../../../schema/languages.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import type { Loaded } from '../storage/storage.ts'
import {
  newHistory,
  redone,
  undone,
  withChange,
  type Gesture,
  type History,
  type Snapshot,
} from './history.ts'
import { createStore, useStore, type Store } from './store.ts'

/** What lies in the storage. */
export interface Saved extends Snapshot {
  loaded: Loaded
  /** The file could not be read, and was mended to get this content: it has to be written even if nothing else changes. */
  isMended?: boolean
}

export interface SiteState {
  history: History
  saved: Saved
}

export interface Site extends Omit<Store<SiteState>, 'set'> {
  /** Changes the content; the path is where the change is seen. The same content again is no change. */
  change: (path: Path, change: (now: SiteContent) => unknown, gesture?: Gesture) => void
  /** Changes the content and files of public/ at once. */
  changeAll: (path: Path, change: (now: Snapshot) => Snapshot) => void
  /** Gives the path of what was undone. */
  undo: () => Path | undefined
  redo: () => Path | undefined
  /** Takes the last step back if it was this gesture, for good: redo does not offer it. */
  revert: (gesture: string) => void
  /** The storage holds this snapshot now. */
  setSaved: (saved: Saved) => void
}

export function createSite(saved: Saved, clock: () => number = Date.now): Site {
  const store = createStore<SiteState>({ history: newHistory(saved), saved })
  const setHistory = (history: History) => store.set({ ...store.get(), history })

  function record(path: Path, after: Snapshot, gesture?: Gesture) {
    const change = { after, path, gesture, at: clock() }
    setHistory(withChange(store.get().history, change))
  }
  function move(moved: ReturnType<typeof undone>) {
    if (moved) setHistory(moved.history)
    return moved?.path
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    change(path, change, gesture) {
      const { now } = store.get().history
      const content = change(now.content)
      if (content === now.content) return
      // An edit gives a content of the same shape, finished or not.
      record(path, { ...now, content: content as SiteContent }, gesture)
    },
    changeAll: (path, change) => record(path, change(store.get().history.now)),
    undo: () => move(undone(store.get().history)),
    redo: () => move(redone(store.get().history)),
    revert(gesture) {
      const { history } = store.get()
      if (history.past.at(-1)?.gesture?.name !== gesture) return
      const back = undone(history)
      if (back) setHistory({ ...back.history, future: [] })
    },
    setSaved: (next) => store.set({ ...store.get(), saved: next }),
  }
}

/** Has anything changed that is not saved? What was typed and deleted again has not. */
export function isChanged({ history: { now }, saved }: SiteState): boolean {
  if (saved.isMended) return true
  return !isSame(now.content, saved.content) || !isSame(now.files, saved.files)
}

/** Edits leave what they do not change the very same: only on the way to a change is there anything to compare. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const parts = Object.entries(one)
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([key, part]) => isSame(part, Reflect.get(other, key)))
  )
}

/** The languages that the content is in: another list only where they are others. */
export function useLanguages(site: Site): Language[] {
  const keys = useStore(site, ({ history }) => languagesOf(history.now.content).join())
  return keys.split(',').filter(isLanguage)
}

/** The value at a path; what is typed elsewhere does not render its reader anew. */
export function useValue(site: Site, path: Path): unknown {
  return useStore(site, ({ history }) => lookUp(history.now.content, path))
}
