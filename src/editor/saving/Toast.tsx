import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { useStore } from '../state/store.ts'

/** How long a toast is shown: long enough to read it. An error or a link stays until it is closed. */
const durationMs = (text: string) => Math.max(5000, 70 * text.length)

const atTop = { vertical: 'top', horizontal: 'center' } as const
const atBottom = { vertical: 'bottom', horizontal: 'left' } as const

/** A notice of the last event or a lasting problem, at the bottom of the window, or at the top if a dialog is open. */
export function Toast() {
  const say = useSay()
  const { session, storage } = useEditor()
  const { toast, storageError, isDraftKept, openDialog } = useStore(session, (now) => now)
  // MUI restarts the timer only for a new key, not for another text with the same duration.
  const [shown, setShown] = useState({ toast, key: 0 })
  if (shown.toast !== toast) setShown({ toast, key: shown.key + 1 })
  // A toast at the bottom would cover the buttons of a dialog.
  const anchorOrigin = openDialog.kind === 'nothing' ? atBottom : atTop
  // The page asks for a new token at the top, and the save dialog says why saving failed.
  const isShownElsewhere =
    storageError?.isSignedOut || (openDialog.kind === 'save' && openDialog.failed)
  const error = isShownElsewhere ? undefined : storageError?.why
  // A new toast hides the warning that drafts are not kept, but not the one that nothing can be saved. A success with a
  // link stays until it is closed, so it does not hide the first warning either.
  const isLinkedSuccess = toast?.severity === 'success' && toast.address
  const hasDraftWarning = !storageError && !isDraftKept && (!toast || isLinkedSuccess)
  const warning = hasDraftWarning ? message(`${storage.name}.draftNotKept`) : error
  const close = () => session.change({ toast: undefined })
  if (warning)
    return (
      <Snackbar open anchorOrigin={anchorOrigin}>
        <Alert severity="warning">{say(warning)}</Alert>
      </Snackbar>
    )
  if (!toast) return null
  const text = say(toast.message)
  const stays = toast.severity === 'error' || toast.address
  return (
    <Snackbar
      key={shown.key}
      open
      anchorOrigin={anchorOrigin}
      autoHideDuration={stays ? null : durationMs(text)}
      onClose={(_, reason) => reason === 'timeout' && close()}
    >
      <Alert severity={toast.severity} onClose={close} closeText={say('common.close')}>
        {toast.address ? (
          <Link href={toast.address} target="_blank" rel="noreferrer" color="inherit">
            {text}
          </Link>
        ) : (
          text
        )}
      </Alert>
    </Snackbar>
  )
}
