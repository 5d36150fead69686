import { moveEntry } from '../../../../schema/editContent.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { entryLabel } from '../../changes/entryLabel.ts'
import { useEditor, useSay } from '../../context.tsx'

export interface Move {
  /** Moves the entry to another index of its list. */
  to: (index: number) => void
  by: (steps: number) => void
  /** Moves another entry of the same list. */
  from: (index: number, to: number) => void
  index: number
}

/** Moves an entry; the focus goes with it, and screen readers read out its new position. */
export function useMove(path: Path, count: number): Move {
  const say = useSay()
  const { site, navigation, announcement, language } = useEditor()
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)

  function move(from: number, to: number) {
    const place = Math.max(0, Math.min(count - 1, to))
    if (place === from) return
    const entry = [...list, from]
    const label = entryLabel(site.get().history.now.content, entry, language.get())
    const moved = [...list, place]
    site.change(moved, (now) => moveEntry(now, entry, place))
    navigation.goToRow(moved)
    announcement.set(say('fields.moved', { name: label, position: place + 1, of: count }))
  }
  return {
    to: (place) => move(index, place),
    by: (steps) => move(index, index + steps),
    from: move,
    index,
  }
}
