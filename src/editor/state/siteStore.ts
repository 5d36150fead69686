/** The content that is being edited: its history, the saved content, and the functions that change it. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isLanguage, type Language } from '../../../schema/languages.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import type { LoadedSite } from '../../editorApi/storage.ts'
import { fileChanges } from './fileChanges.ts'
import {
  newHistory,
  redo,
  undo,
  withChange,
  type EditHistory,
  type Snapshot,
} from './history.ts'
import { isEqual } from './isEqual.ts'
import { createStore, useStore } from './store.ts'

/** The content and files in the storage. */
export interface Saved extends Snapshot {
  loaded: LoadedSite
  /** The file had to be fixed to read this content, which must be saved even without a change. */
  isFixed?: boolean
}

export interface SiteState {
  history: EditHistory
  saved: Saved
}

export type SiteStore = ReturnType<typeof createSiteStore>

export function createSiteStore(saved: Saved) {
  const store = createStore<SiteState>({ history: newHistory(saved), saved })
  const setHistory = (history: EditHistory) => store.change({ history })

  function addStep(path: Path, after: Snapshot, gesture?: string) {
    const change = { after, path, gesture, at: Date.now() }
    setHistory(withChange(store.get().history, change))
  }
  function applyStep(step: ReturnType<typeof undo>) {
    if (step) setHistory(step.history)
    return step?.path
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Changes the content. Undo focuses `path`. If `change` returns the same object, there is no step. */
    change(path: Path, change: (now: SiteContent) => unknown, gesture?: string) {
      const { now } = store.get().history
      const content = change(now.content)
      if (content === now.content) return
      // Edits keep the structure, although some values may not be filled in.
      addStep(path, { ...now, content: content as SiteContent }, gesture)
    },
    /** Changes the content and files in public/ in one step. */
    changeSnapshot: (path: Path, change: (now: Snapshot) => Snapshot) =>
      addStep(path, change(store.get().history.now)),
    /** Undoes the last step. Returns its path, or undefined if there is no step. */
    undo: () => applyStep(undo(store.get().history)),
    redo: () => applyStep(redo(store.get().history)),
    /** Records that the storage has this snapshot now. */
    setSaved: (next: Saved) => store.change({ saved: next }),
  }
}

/** Whether there are unsaved changes. Typing something and deleting it again is not a change. */
export function isChanged({ history: { now }, saved }: SiteState): boolean {
  if (saved.isFixed) return true
  return (
    !isEqual(now.content, saved.content) || !isEqual(fileChanges(now, saved), saved.files)
  )
}

/** The content's languages. The component renders again only when they change. */
export function useLanguages(site: SiteStore): Language[] {
  const keys = useStore(site, ({ history }) => languagesOf(history.now.content).join())
  return keys.split(',').filter(isLanguage)
}

/** The value at a path. The component renders again only when this value changes. */
export function useValue(site: SiteStore, path: Path): unknown {
  return useStore(site, ({ history }) => lookUp(history.now.content, path))
}
