import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

import { useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import type { EntryAction } from './useEntryActions.ts'

interface EntryMenuProps {
  /** The label of the entry. */
  name: string
  actions: readonly EntryAction[]
}

/** Everything that can be done to an entry. */
export function EntryMenu({ name, actions }: EntryMenuProps) {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = say('fields.moreOf', { name })
  const close = () => setAnchor(null)
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
        {actions.map(({ label: action, act, isOff = false }) => (
          <MenuItem
            key={action}
            aria-disabled={isOff}
            onClick={() => {
              close()
              act()
            }}
          >
            {action}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
