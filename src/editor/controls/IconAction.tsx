import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

import { LineIcon } from './LineIcon.tsx'

interface IconActionProps {
  label: string
  icon: string
  size?: number
  /** Disabled, but focusable, so that the focus is not lost. */
  isOff?: boolean
  onClick: () => void
}

/** A button that is a drawing, with its name where the mouse rests. */
export function IconAction({ label, icon, size, isOff, onClick }: IconActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onClick}
      >
        <LineIcon name={icon} {...(size !== undefined && { size })} />
      </IconButton>
    </Tooltip>
  )
}
