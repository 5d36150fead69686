import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'

import { LineIcon } from './LineIcon.tsx'

interface IconActionProps {
  label: string
  icon: string
  size?: number
  /** Disabled, but still focusable, so that the focus is not lost. */
  isOff?: boolean
  onClick: () => void
}

/** A button with an icon; its name is in a tooltip. */
export function IconAction({ label, icon, size, isOff, onClick }: IconActionProps) {
  // The tooltip is hidden after a press: it would cover what the press opens.
  const [isPressed, setIsPressed] = useState(false)
  const showAgain = () => setIsPressed(false)
  function press() {
    setIsPressed(true)
    if (!isOff) onClick()
  }
  return (
    <Tooltip title={isPressed ? '' : label}>
      <IconButton
        aria-label={label}
        aria-disabled={isOff}
        onClick={press}
        onMouseLeave={showAgain}
        onBlur={showAgain}
      >
        <LineIcon name={icon} {...(size !== undefined && { size })} />
      </IconButton>
    </Tooltip>
  )
}
