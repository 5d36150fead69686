import IconButton from '@mui/material/IconButton'

import { LineIcon } from './LineIcon.tsx'

interface IconActionProps {
  label: string
  icon: string
  size?: number
  /** Disabled, but still focusable, so that the focus is not lost. */
  isDisabled?: boolean
  onClick: () => void
}

/** A button with an icon, and its name as the browser's tooltip. */
export function IconAction({ label, icon, size, isDisabled, onClick }: IconActionProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
    >
      <LineIcon name={icon} {...(size !== undefined && { size })} />
    </IconButton>
  )
}
