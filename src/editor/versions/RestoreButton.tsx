import Button, { type ButtonProps } from '@mui/material/Button'

import { useEditor, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'

interface RestoreButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  label: string
  /** The name of the restored part, for screen readers. Needed if there are several buttons. */
  name?: string
  /** Restores a version or a part of it. Resolves with false if its pictures cannot be read. */
  restore: () => Promise<boolean>
  /** Called after restoring: the button may have been removed, so the focus has to move. */
  onDone: () => void
}

/** A button that restores an earlier version or value. A toast shows the result. */
export function RestoreButton(props: RestoreButtonProps) {
  const { label, name, restore, onDone, ...buttonProps } = props
  const say = useSay()
  const { session } = useEditor()
  async function restoreAndNotify() {
    if (!(await restore()))
      return session.notify(message('versions.notRestored'), 'error')
    session.notify(message('versions.restored'))
    onDone()
  }
  return (
    <Button
      {...buttonProps}
      aria-label={name && say('common.actionOn', { action: label, name })}
      onClick={() => void restoreAndNotify()}
    >
      {label}
    </Button>
  )
}
