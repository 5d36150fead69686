import Button, { type ButtonProps } from '@mui/material/Button'

import { useEditor } from '../context.tsx'
import { message } from '../messages/messages.ts'

interface BringBackProps extends Pick<ButtonProps, 'size' | 'variant' | 'sx'> {
  label: string
  /** Restores a version or a part of it. Resolves with false if its pictures cannot be read. */
  restore: () => Promise<boolean>
  /** Called after restoring: the button may have been removed, so the focus has to move. */
  onDone: () => void
}

/** A button that restores an earlier version or value. A toast says whether that was possible. */
export function BringBack({ label, restore, onDone, ...buttonProps }: BringBackProps) {
  const { session } = useEditor()
  async function bring() {
    if (!(await restore()))
      return session.tell(message('versions.notBroughtBack'), 'error')
    session.tell(message('versions.broughtBack'))
    onDone()
  }
  return (
    <Button {...buttonProps} onClick={() => void bring()}>
      {label}
    </Button>
  )
}
