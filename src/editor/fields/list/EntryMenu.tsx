import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

import { moveEntry } from '../../../../schema/editContent.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import { isHidden, lookUp, type Path } from '../../../../schema/read/lookUp.ts'
import { removePart, withHidden } from '../../contentActions/actions.ts'
import { useEditor, useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'

interface EntryMenuProps {
  path: Path
  /** The label of the entry. */
  name: string
}

/** Returns a function that moves an entry to an index. The focus follows, and screen readers announce the result. */
export function useMoveEntry({ path, name }: EntryMenuProps) {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const listPath = path.slice(0, -1)
  return (index: number) => {
    const count = entryCount(site.get().history.now.content, listPath)
    if (index === path.at(-1) || index < 0 || index >= count) return
    // Undo shows the entry at its old index.
    site.change(path, (content) => moveEntry(content, path, index))
    navigation.goToRow([...listPath, index])
    announcement.set(say('fields.moved', { name, position: index + 1, of: count }))
  }
}

function entryCount(content: unknown, listPath: Path): number {
  const entries = lookUp(content, listPath)
  return Array.isArray(entries) ? entries.length : 0
}

/** The menu of all actions for an entry. */
export function EntryMenu({ path, name }: EntryMenuProps) {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const move = useMoveEntry({ path, name })
  const label = say('fields.moreOf', { name })
  const close = () => setAnchor(null)

  const { content } = site.get().history.now
  const listPath = path.slice(0, -1)
  const index = Number(path.at(-1))
  const lastIndex = entryCount(content, listPath) - 1
  const isShown = !isHidden(lookUp(content, path))
  function remove() {
    site.change(path, (content) => removePart(content, path))
    navigation.goToRow([...listPath, Math.max(0, Math.min(index, lastIndex - 1))])
    announcement.set(say('common.removed', { name }))
  }
  const menuItem = (action: string, act: () => void, isDisabled = false) => (
    <MenuItem
      aria-disabled={isDisabled}
      onClick={() => {
        close()
        act()
      }}
    >
      {action}
    </MenuItem>
  )
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 36, height: 36 }}
      >
        <LineIcon name="ellipsis" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        disableRestoreFocus={anchor === null}
        slotProps={{ root: { role: 'region', 'aria-label': label } }}
      >
        {menuItem(say('fields.moveToTop'), () => move(0), index === 0)}
        {menuItem(say('fields.moveUp'), () => move(index - 1), index === 0)}
        {menuItem(say('fields.moveDown'), () => move(index + 1), index === lastIndex)}
        {fieldAt(content, [...path, 'hidden']) &&
          menuItem(say(isShown ? 'fields.hide' : 'fields.showAgain'), () =>
            site.change(path, (content) => withHidden(content, path, isShown)),
          )}
        {menuItem(say('common.remove'), remove)}
      </Menu>
    </>
  )
}
