import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'

import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'

/** How long a toast is shown, in milliseconds. An error stays until it is closed. */
const toastDuration = 5000

const atTop = { vertical: 'top', horizontal: 'center' } as const
const atBottom = { vertical: 'bottom', horizontal: 'left' } as const

/** A notice of what has just happened, at the bottom of the window; at the top if a dialog is open. */
export function Toast() {
  const say = useSay()
  const { session, storage } = useEditor()
  const toast = useStore(session, (state) => state.toast)
  // A new toast hides the warning that drafts are not kept, but not the one that nothing can be saved.
  const storageError = useStore(
    session,
    ({ storageError: error, isDraftKept, toast: newToast, openDialog }) => {
      // The page asks for a new token at the top, and the save dialog says why saving failed.
      const isShownInDialog = openDialog.kind === 'save' && openDialog.failed
      if (error) return error.isSignedOut || isShownInDialog ? undefined : error.why
      return isDraftKept || newToast ? undefined : storage.words.draftNotKept
    },
  )
  const isDialogOpen = useStore(
    session,
    ({ openDialog }) => openDialog.kind !== 'nothing',
  )
  // The buttons of a dialog are at its bottom.
  const anchorOrigin = isDialogOpen ? atTop : atBottom
  const close = () => session.change({ toast: undefined })
  if (storageError)
    return (
      <Snackbar open anchorOrigin={anchorOrigin}>
        <Alert severity="warning">{say(storageError)}</Alert>
      </Snackbar>
    )
  if (!toast) return null
  return (
    <Snackbar
      open
      anchorOrigin={anchorOrigin}
      autoHideDuration={toast.severity === 'error' ? null : toastDuration}
      onClose={(_, reason) => reason === 'timeout' && close()}
    >
      <Alert severity={toast.severity} onClose={close} closeText={say('common.close')}>
        {say(toast.words)}
      </Alert>
    </Snackbar>
  )
}
