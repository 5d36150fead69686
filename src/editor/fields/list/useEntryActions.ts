import { moveEntry } from '../../../../schema/editContent.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { entryLabel } from '../../changes/entryLabel.ts'
import { useEditor, useSay } from '../../context.tsx'
import { duplicateEntry, removePart, withHidden } from '../../edits/actions.ts'

/** An item of an entry's menu. */
export interface EntryAction {
  label: string
  act: () => void
  isOff?: boolean
}

interface Options {
  /** How many entries the list has. */
  count: number
  canHide: boolean
  isHidden: boolean
}

/** The actions for an entry. The focus follows the entry, and screen readers announce the result. */
export function useEntryActions(path: Path, { count, canHide, isHidden }: Options) {
  const say = useSay()
  const { site, navigation, announcement, language } = useEditor()
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)
  const nameOf = (at: number) =>
    entryLabel(site.get().history.now.content, [...list, at], language.get())

  /** Moves any entry of the list. */
  function move(from: number, to: number) {
    const newIndex = Math.max(0, Math.min(count - 1, to))
    if (newIndex === from) return
    const name = nameOf(from)
    const moved = [...list, newIndex]
    // Undo leads to where the entry was.
    const before = [...list, from]
    site.change(before, (now) => moveEntry(now, before, newIndex))
    navigation.goToRow(moved)
    announcement.set(say('fields.moved', { name, position: newIndex + 1, of: count }))
  }
  const moveBy = (steps: number) => move(index, index + steps)
  function remove() {
    const name = nameOf(index)
    site.change(path, (now) => removePart(now, path))
    navigation.goToRow([...list, Math.max(0, Math.min(index, count - 2))])
    announcement.set(say('common.removed', { name }))
  }
  function duplicate() {
    site.change(path, (now) => duplicateEntry(now, path))
    navigation.goTo([...list, index + 1])
  }
  const hide = () => site.change(path, (now) => withHidden(now, path, !isHidden))
  const hiding = { label: say(isHidden ? 'fields.showAgain' : 'fields.hide'), act: hide }
  const actions: EntryAction[] = [
    { label: say('fields.moveUp'), act: () => moveBy(-1), isOff: index === 0 },
    { label: say('fields.moveDown'), act: () => moveBy(1), isOff: index === count - 1 },
    { label: say('fields.duplicate'), act: duplicate },
    ...(canHide ? [hiding] : []),
    { label: say('common.remove'), act: remove },
  ]
  /** One item for each position in the list, with the entry that is there. */
  const moves = (): EntryAction[] =>
    Array.from({ length: count }, (_, at) => ({
      label: say('fields.position', { position: at + 1, name: nameOf(at) }),
      act: () => move(index, at),
    }))
  return { move, moveBy, actions, moves }
}
