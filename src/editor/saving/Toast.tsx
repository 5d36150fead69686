import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'

import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'

/** How long a toast is shown, in milliseconds. An error stays until it is closed. */
const shortly = 5000

const above = { vertical: 'top', horizontal: 'center' } as const
const below = { vertical: 'bottom', horizontal: 'left' } as const

/** What has just happened, at the bottom of the window. */
export function Toast() {
  const say = useSay()
  const { session, storage } = useEditor()
  const toast = useStore(session, (state) => state.toast)
  // News comes before a lasting warning, unless nothing can be saved.
  const storageError = useStore(
    session,
    ({ storageError: error, isDraftKept, toast: now, openDialog }) => {
      // A new token is asked for at the top, and the window for saving says why it failed.
      const isSaid = openDialog.kind === 'save' && openDialog.failed
      if (error) return error.isSignedOut || isSaid ? undefined : error.why
      return isDraftKept || now ? undefined : storage.words.draftNotKept
    },
  )
  const isDialog = useStore(session, ({ openDialog }) => openDialog.kind !== 'nothing')
  // The buttons of a dialog are at its bottom.
  const anchorOrigin = isDialog ? above : below
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
      autoHideDuration={toast.severity === 'error' ? null : shortly}
      onClose={(_, reason) => reason === 'timeout' && close()}
    >
      <Alert severity={toast.severity} onClose={close} closeText={say('common.close')}>
        {say(toast.words)}
      </Alert>
    </Snackbar>
  )
}
