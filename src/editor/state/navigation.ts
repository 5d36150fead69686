import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { pathAfter } from './followPath.ts'
import type { SiteState } from './siteStore.ts'
import { createStore, type Readable } from './store.ts'

/** The group of all languages in the panel. It belongs to no field. */
export const languagesPath = ['catalogs']

export type Tab = 'content' | 'problems' | 'goLive'

export interface NavigationState {
  /** In a narrow window, only the panel or the page is visible. */
  shown: 'content' | 'page'
  tab: Tab
  /** The expanded group, with all groups around it. */
  open: Path
  /** The expanded step to go live, with a part of it (`yours/company`). Undefined for the first step that is not done. */
  openStep: string | undefined
  /**
   * What to focus: a field, its first empty language, or an entry's row. A new object for every request. `language`: of a
   * text; by default that of the preview.
   */
  focusRequest:
    | { path: Path; part: 'field' | 'empty' | 'row'; language?: Language | undefined }
    | undefined
  /** A counter: every increment focuses the open step again. */
  stepFocusRequests: number
  focused: Path | undefined
}

export function createNavigation(site: Readable<SiteState>) {
  const store = createStore<NavigationState>({
    shown: 'content',
    tab: 'content',
    open: ['sections'],
    openStep: undefined,
    focusRequest: undefined,
    stepFocusRequests: 0,
    focused: undefined,
  })
  const { change } = store
  const requestFocus = (open: Path, focusRequest: NavigationState['focusRequest']) =>
    change({ shown: 'content', tab: 'content', open, focusRequest })
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
    /** Expands the groups around a field and focuses it. */
    goTo: (path: Path, language?: Language) =>
      requestFocus(path, { path, part: 'field', language }),
    /** Does the same for the first empty field of a group, in the empty language. */
    goToEmpty: (path: Path) => requestFocus(path, { path, part: 'empty' }),
    /** Focuses an entry's row and expands nothing. */
    goToRow: (path: Path) => requestFocus(path.slice(0, -1), { path, part: 'row' }),
    /** Expands and focuses the first step to go live that is not done. */
    goToNextStep: () =>
      change({
        shown: 'content',
        tab: 'goLive',
        openStep: undefined,
        stepFocusRequests: store.get().stepFocusRequests + 1,
      }),
    show: (shown: NavigationState['shown']) => change({ shown }),
    unfold: (open: Path) => change({ open }),
    unfoldStep: (openStep: string) => change({ openStep }),
    setTab: (tab: Tab) => change({ shown: 'content', tab, stepFocusRequests: 0 }),
    setFocused: (focused: Path | undefined) => change({ focused }),
  }
}

/** Whether a path is the outer path or below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => path[index] === step)
}

export const isSamePath = (path: Path, otherPath: Path) =>
  path.length === otherPath.length && isWithin(path, otherPath)
