import type { Path } from '../../../schema/read/readDocument.ts'
import { createStore, type Store } from './store.ts'

export type Tab = 'content' | 'problems' | 'release'

export interface Place {
  tab: Tab
  /** The group that is unfolded, and with it all that it is in. */
  open: Path
  /** The part of the way to go live that is unfolded: it stays so while one is at a field. */
  part: string | undefined
  /** What is to take the focus: a field, its first empty language, or the row of an entry; a new object each time it is asked for. */
  asked: { path: Path; part: 'field' | 'empty' | 'row' } | undefined
  /** The field that has the focus. */
  focused: Path | undefined
}

export interface Navigation extends Store<Place> {
  /** Unfolds what a field is in, and gives it the focus. */
  goTo: (path: Path) => void
  /** The same, to the language in which it is empty. */
  goToEmpty: (path: Path) => void
  /** Gives the focus to the row of an entry, unfolded as it was. */
  goToRow: (path: Path) => void
  unfold: (path: Path) => void
  unfoldPart: (part: string | undefined) => void
  setTab: (tab: Tab) => void
  setFocused: (path: Path | undefined) => void
}

export function createNavigation(): Navigation {
  const store = createStore<Place>({
    tab: 'content',
    open: ['sections'],
    part: undefined,
    asked: undefined,
    focused: undefined,
  })
  const change = (part: Partial<Place>) => store.set({ ...store.get(), ...part })
  const goTo = (path: Path, part: 'field' | 'empty') =>
    change({ tab: 'content', open: path, asked: { path, part } })
  return {
    ...store,
    goTo: (path) => goTo(path, 'field'),
    goToEmpty: (path) => goTo(path, 'empty'),
    goToRow: (path) => change({ open: path.slice(0, -1), asked: { path, part: 'row' } }),
    unfold: (open) => change({ open }),
    unfoldPart: (part) => change({ part }),
    setTab: (tab) => change({ tab }),
    setFocused: (focused) => change({ focused }),
  }
}

/** Does a path lead to a place or through it? */
export function isWithin(path: Path, place: Path): boolean {
  return place.every((step, index) => path[index] === step)
}
