import type { Path } from '../../../schema/read/lookUp.ts'
import { pathAfter } from './followPath.ts'
import type { SiteState } from './siteStore.ts'
import { createStore, type Readable, type Store } from './store.ts'

export type Tab = 'content' | 'problems' | 'goLive'

export interface NavigationState {
  tab: Tab
  /** The expanded group, with all groups around it. */
  open: Path
  /** The expanded step to go live, with a part of it (`yours/company`). Undefined for the first step that is not done. */
  openStep: string | undefined
  /** What to focus: a field, its first empty language, or an entry's row. A new object for every request. */
  focusRequest: { path: Path; part: 'field' | 'empty' | 'row' } | undefined
  /** A counter: every increment focuses the open step again. */
  stepFocusRequests: number
  /** The field that has the focus. */
  focused: Path | undefined
  /** Fields that are shown although their optional part is absent from the content. */
  shownOptional: readonly Path[]
}

export interface Navigation extends Store<NavigationState> {
  /** Expands the groups around a field and focuses it. */
  goTo: (path: Path) => void
  /** Does the same for the first empty field of a group, in the empty language. */
  goToEmpty: (path: Path) => void
  /** Focuses an entry's row and expands nothing. */
  goToRow: (path: Path) => void
  /** Expands and focuses the first step to go live that is not done. */
  goToNextStep: () => void
  unfold: (path: Path) => void
  unfoldStep: (step: string) => void
  setTab: (tab: Tab) => void
  setFocused: (path: Path | undefined) => void
  openFields: (paths: readonly Path[]) => void
  closeField: (path: Path) => void
}

export function createNavigation(site: Readable<SiteState>): Navigation {
  const store = createStore<NavigationState>({
    tab: 'content',
    open: ['sections'],
    openStep: undefined,
    focusRequest: undefined,
    stepFocusRequests: 0,
    focused: undefined,
    shownOptional: [],
  })
  const change = (part: Partial<NavigationState>) =>
    store.set({ ...store.get(), ...part })
  const goTo = (path: Path, part: 'field' | 'empty') =>
    change({ tab: 'content', open: path, focusRequest: { path, part } })
  let { content } = site.get().history.now
  site.subscribe(() => {
    const { now } = site.get().history
    const { open, focused } = store.get()
    const after = (path: Path) => pathAfter(content, now.content, path)
    /** The path after the change. If its place was removed, the nearest path around it. */
    const nearest = (path: Path): Path => after(path) ?? nearest(path.slice(0, -1))
    const places = { open: nearest(open), focused: focused && after(focused) }
    content = now.content
    if (places.open !== open || places.focused !== focused) change(places)
  })
  return {
    ...store,
    goTo: (path) => goTo(path, 'field'),
    goToEmpty: (path) => goTo(path, 'empty'),
    goToRow: (path) =>
      change({ open: path.slice(0, -1), focusRequest: { path, part: 'row' } }),
    goToNextStep: () =>
      change({
        tab: 'goLive',
        openStep: undefined,
        stepFocusRequests: store.get().stepFocusRequests + 1,
      }),
    unfold(open) {
      const shownOptional = store
        .get()
        .shownOptional.filter((path) => isWithin(open, path.slice(0, -1)))
      change({ open, shownOptional })
    },
    unfoldStep: (openStep) => change({ openStep }),
    setTab: (tab) => change({ tab, stepFocusRequests: 0 }),
    setFocused: (focused) => change({ focused }),
    openFields: (paths) =>
      change({ shownOptional: [...store.get().shownOptional, ...paths] }),
    closeField: (path) =>
      change({
        shownOptional: store
          .get()
          .shownOptional.filter((each) => !isSamePath(each, path)),
      }),
  }
}

/** Whether a path is the outer path or below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => path[index] === step)
}

export const isSamePath = (one: Path, other: Path) =>
  one.length === other.length && isWithin(one, other)
