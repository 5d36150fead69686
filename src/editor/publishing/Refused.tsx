import Alert from '@mui/material/Alert'

import { useEditor, useSay } from '../context.tsx'
import { words } from '../interfaceText.ts'
import type { Refusal } from './publishing.ts'

const sentences = {
  refused: words.targetRefused,
  'not written': words.targetNotWritten,
  'not removed': words.secretNotRemoved,
  busy: words.otherTab,
} satisfies Record<Exclude<Refusal, 'unreachable'>, unknown>

/** Why no job was started. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const say = useSay()
  const { storage } = useEditor()
  if (!refusal) return null
  return (
    <Alert severity="error">
      {say(refusal === 'unreachable' ? storage.words.unavailable : sentences[refusal])}
    </Alert>
  )
}
