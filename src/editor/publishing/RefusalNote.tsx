import Alert from '@mui/material/Alert'

import { useEditor, usePublishing, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'

/** Why the last request was not carried out. */
export function RefusalNote() {
  const say = useSay()
  const { storage } = useEditor()
  const refusal = useStore(usePublishing(), (view) => view.refusal)
  if (!refusal) return null
  return (
    <Alert severity="error">
      {refusal === 'unreachable'
        ? say(storage.words.unavailable)
        : say(`publishing.refusal.${refusal}`)}
    </Alert>
  )
}
