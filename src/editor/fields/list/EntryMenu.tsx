import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

import { removeValue, setValue } from '../../../../schema/editContent.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { entryLabel } from '../../changes/entryLabel.ts'
import { useEditor, useInterfaceLanguage, useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { duplicateEntry, removePart } from '../../edits/actions.ts'
import type { Move } from './useMove.ts'

interface EntryMenuProps {
  path: Path
  label: string
  count: number
  move: Move
  canHide: boolean
  isHidden: boolean
}

interface Action {
  id:
    | `fields.${'moveUp' | 'moveDown' | 'moveTo' | 'duplicate' | 'hide' | 'showAgain'}`
    | 'common.remove'
  act: () => void
  isOff?: boolean
  /** The menu stays open. */
  stays?: boolean
}

function useActions({ path, label, count, move, isHidden }: EntryMenuProps) {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const list = path.slice(0, -1)
  const remove = () => {
    site.change(list, (now) => removePart(now, path))
    navigation.goToRow([...list, Math.max(0, Math.min(move.index, count - 2))])
    announcement.set(say('common.removed', { name: label }))
  }
  const duplicate = () => {
    site.change(path, (now) => duplicateEntry(now, path))
    navigation.goTo([...list, move.index + 1])
  }
  const hide = () => {
    const hiddenPath = [...path, 'hidden']
    site.change(path, (now) =>
      isHidden ? removeValue(now, hiddenPath) : setValue(now, hiddenPath, true),
    )
  }
  return { remove, duplicate, hide }
}

/** Everything that can be done to an entry, without dragging. */
export function EntryMenu(props: EntryMenuProps) {
  const { path, label, count, move, canHide, isHidden } = props
  const say = useSay()
  const language = useInterfaceLanguage()
  const { site } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const run = (action: () => void) => () => {
    setAnchor(null)
    setIsChoosing(false)
    action()
  }
  const { remove, duplicate, hide } = useActions(props)
  const actions: Action[] = [
    { id: 'fields.moveUp', act: () => move.by(-1), isOff: move.index === 0 },
    { id: 'fields.moveDown', act: () => move.by(1), isOff: move.index === count - 1 },
    { id: 'fields.moveTo', act: () => setIsChoosing(true), stays: true },
    { id: 'fields.duplicate', act: duplicate },
    ...(canHide
      ? [{ id: isHidden ? 'fields.showAgain' : 'fields.hide', act: hide } as const]
      : []),
    { id: 'common.remove', act: remove },
  ]
  /** Each position of the list, with the entry that is there. */
  const positions = () => {
    const { content } = site.get().history.now
    const list = path.slice(0, -1)
    return Array.from({ length: count }, (_, index) =>
      say('fields.position', {
        position: index + 1,
        name: entryLabel(content, [...list, index], language),
      }),
    )
  }
  return (
    <>
      <IconButton
        aria-label={say('fields.moreOf', { name: label })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 36, height: 36 }}
      >
        <LineIcon name="ellipsis" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={run(() => {})}
        disableRestoreFocus={anchor === null}
        slotProps={{
          root: { role: 'region', 'aria-label': say('fields.moreOf', { name: label }) },
        }}
      >
        {isChoosing
          ? positions().map((position, index) => (
              <MenuItem
                key={position}
                selected={index === move.index}
                autoFocus={index === move.index} // oxlint-disable-line jsx-a11y/no-autofocus -- the list takes the place of what had the focus
                onClick={run(() => move.to(index))}
              >
                {position}
              </MenuItem>
            ))
          : actions.map(({ id, act, isOff = false, stays = false }) => (
              <MenuItem key={id} aria-disabled={isOff} onClick={stays ? act : run(act)}>
                {say(id)}
              </MenuItem>
            ))}
      </Menu>
    </>
  )
}
