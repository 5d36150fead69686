import { moveEntry } from '../../../../schema/editContent.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import { isHidden, lookUp, type Path } from '../../../../schema/read/lookUp.ts'
import { entryLabel } from '../../changes/entryLabel.ts'
import { removePart, withHidden } from '../../contentActions/actions.ts'
import { useEditor, useSay } from '../../context.tsx'

/** An item of an entry's menu. */
export interface EntryAction {
  label: string
  act: () => void
  isOff?: boolean
}

/** The actions for an entry. The focus follows the entry, and screen readers announce the result. */
export function useEntryActions(path: Path) {
  const say = useSay()
  const { site, navigation, announcement, language } = useEditor()
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)
  const { content } = site.get().history.now
  const count = fieldAt(content, list)?.children.length ?? 0
  /** Reads the content at the moment: the row is not rendered if another entry's text changes. */
  const nameNow = () => entryLabel(site.get().history.now.content, path, language.get())

  function move(newIndex: number) {
    if (newIndex === index || newIndex < 0 || newIndex >= count) return
    const name = nameNow()
    // Undo leads to where the entry was.
    site.change(path, (now) => moveEntry(now, path, newIndex))
    navigation.goToRow([...list, newIndex])
    announcement.set(say('fields.moved', { name, position: newIndex + 1, of: count }))
  }
  const moveBy = (steps: number) => move(index + steps)
  function remove() {
    const name = nameNow()
    site.change(path, (now) => removePart(now, path))
    navigation.goToRow([...list, Math.max(0, Math.min(index, count - 2))])
    announcement.set(say('common.removed', { name }))
  }
  const isShown = !isHidden(lookUp(content, path))
  const hiding: EntryAction = {
    label: say(isShown ? 'fields.hide' : 'fields.showAgain'),
    act: () => site.change(path, (now) => withHidden(now, path, isShown)),
  }
  const actions: EntryAction[] = [
    { label: say('fields.moveToTop'), act: () => move(0), isOff: index === 0 },
    { label: say('fields.moveUp'), act: () => moveBy(-1), isOff: index === 0 },
    { label: say('fields.moveDown'), act: () => moveBy(1), isOff: index === count - 1 },
    ...(fieldAt(content, [...path, 'hidden']) ? [hiding] : []),
    { label: say('common.remove'), act: remove },
  ]
  return { moveBy, actions }
}
