import { moveEntry, removeValue, setValue } from '../../../../schema/editContent.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { entryLabel } from '../../changes/entryLabel.ts'
import { useEditor, useSay } from '../../context.tsx'
import { duplicateEntry, removePart } from '../../edits/actions.ts'

/** What can be done to an entry of a list of `count`. The focus goes with it, and screen readers read out what happened. */
export function useEntryActions(path: Path, count: number) {
  const say = useSay()
  const { site, navigation, announcement, language } = useEditor()
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)
  const hiddenPath = [...path, 'hidden']
  const nameOf = (entry: Path) =>
    entryLabel(site.get().history.now.content, entry, language.get())

  /** Moves any entry of the list. */
  function move(from: number, to: number) {
    const place = Math.max(0, Math.min(count - 1, to))
    if (place === from) return
    const [entry, moved] = [
      [...list, from],
      [...list, place],
    ]
    const name = nameOf(entry)
    site.change(moved, (now) => moveEntry(now, entry, place))
    navigation.goToRow(moved)
    announcement.set(say('fields.moved', { name, position: place + 1, of: count }))
  }
  return {
    move,
    moveUp: () => move(index, index - 1),
    moveDown: () => move(index, index + 1),
    duplicate: () => {
      site.change(path, (now) => duplicateEntry(now, path))
      navigation.goTo([...list, index + 1])
    },
    hide: () => site.change(path, (now) => setValue(now, hiddenPath, true)),
    show: () => site.change(path, (now) => removeValue(now, hiddenPath)),
    remove: () => {
      const name = nameOf(path)
      site.change(list, (now) => removePart(now, path))
      navigation.goToRow([...list, Math.max(0, Math.min(index, count - 2))])
      announcement.set(say('common.removed', { name }))
    },
  }
}
