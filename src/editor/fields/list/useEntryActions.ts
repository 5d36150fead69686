import { moveEntry } from '../../../../schema/editContent.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { entryLabel } from '../../changes/entryLabel.ts'
import { duplicateEntry, removePart, withHidden } from '../../contentActions/actions.ts'
import { useEditor, useSay } from '../../context.tsx'

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

  function move(newIndex: number) {
    if (newIndex === index || newIndex < 0 || newIndex >= count) return
    const name = nameOf(index)
    // Undo leads to where the entry was.
    site.change(path, (now) => moveEntry(now, path, newIndex))
    navigation.goToRow([...list, newIndex])
    announcement.set(say('fields.moved', { name, position: newIndex + 1, of: count }))
  }
  const moveBy = (steps: number) => move(index + steps)
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
      act: () => move(at),
    }))
  return { moveBy, actions, moves }
}
