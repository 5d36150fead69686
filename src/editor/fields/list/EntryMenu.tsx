import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

import { useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'

interface EntryMenuProps {
  /** What the entry is called. */
  name: string
  actions: readonly {
    id:
      | `fields.${'moveUp' | 'moveDown' | 'duplicate' | 'hide' | 'showAgain'}`
      | 'common.remove'
    act: () => void
    isOff?: boolean
  }[]
}

/** Everything that can be done to an entry, without dragging. */
export function EntryMenu({ name, actions }: EntryMenuProps) {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = say('fields.moreOf', { name })
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
        onClose={() => setAnchor(null)}
        disableRestoreFocus={anchor === null}
        slotProps={{ root: { role: 'region', 'aria-label': label } }}
      >
        {actions.map(({ id, act, isOff = false }) => (
          <MenuItem
            key={id}
            aria-disabled={isOff}
            onClick={() => {
              setAnchor(null)
              act()
            }}
          >
            {say(id)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
