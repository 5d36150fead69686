import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { pathAfter } from './followPath.ts'
import type { SiteState } from './siteStore.ts'
import { createStore, type Readable } from './store.ts'

/** The path of the panel's group for all languages. No field has this path. */
export const languagesPath = ['catalogs']

export type Tab = 'content' | 'problems' | 'goLive'

export interface NavigationState {
  /** In a narrow window, only the panel or the page is visible. */
  visiblePart: 'content' | 'page'
  tab: Tab
  /** The expanded group, with all groups around it. */
  expanded: Path
  /** The expanded step to go live, with its open group (`sample/company`); by default, the first unfinished step. */
  expandedStep: string | undefined
  /**
   * What to focus: a field, the first empty field of a group, or an entry's row. A new object for every request.
   * `language`: of a text; by default that of the preview.
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
    visiblePart: 'content',
    tab: 'content',
    expanded: ['sections'],
    expandedStep: undefined,
    focusRequest: undefined,
    stepFocusRequests: 0,
    focused: undefined,
  })
  const { change } = store
  const requestFocus = (expanded: Path, focusRequest: NavigationState['focusRequest']) =>
    change({ visiblePart: 'content', tab: 'content', expanded, focusRequest })
  let { content } = site.get().history.now
  site.subscribe(() => {
    const { now } = site.get().history
    const { expanded, focused } = store.get()
    const newPath = (path: Path) => pathAfter(content, now.content, path)
    /** The path after the change. If its entry was removed, the nearest path around it. */
    const nearestPath = (path: Path): Path =>
      newPath(path) ?? nearestPath(path.slice(0, -1))
    const next = { expanded: nearestPath(expanded), focused: focused && newPath(focused) }
    content = now.content
    if (next.expanded !== expanded || next.focused !== focused) change(next)
  })
  return {
    ...store,
    /** Expands the groups around a field and focuses it. */
    goTo: (path: Path, language?: Language) =>
      requestFocus(path, { path, part: 'field', language }),
    /** Expands a group, and focuses its first empty field, in the first empty language. */
    goToEmpty: (path: Path) => requestFocus(path, { path, part: 'empty' }),
    /** Expands the list of an entry and focuses the entry's row. */
    goToRow: (path: Path) => requestFocus(path.slice(0, -1), { path, part: 'row' }),
    /** Expands and focuses the first unfinished step to go live. */
    goToNextStep: () =>
      change({
        visiblePart: 'content',
        tab: 'goLive',
        expandedStep: undefined,
        stepFocusRequests: store.get().stepFocusRequests + 1,
      }),
    showPart: (visiblePart: NavigationState['visiblePart']) => change({ visiblePart }),
    expand: (expanded: Path) => change({ expanded }),
    expandStep: (expandedStep: string) => change({ expandedStep }),
    setTab: (tab: Tab) => change({ visiblePart: 'content', tab, stepFocusRequests: 0 }),
    setFocused: (focused: Path | undefined) => change({ focused }),
  }
}

/** Whether a path is the outer path or below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => path[index] === step)
}

export const isSamePath = (path: Path, otherPath: Path) =>
  path.length === otherPath.length && isWithin(path, otherPath)
