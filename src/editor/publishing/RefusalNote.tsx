import Alert from '@mui/material/Alert'

import { useEditor, useSay } from '../context.tsx'
import type { Refusal } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'

const words = {
  refused: publishingWords.targetRefused,
  'not written': publishingWords.targetNotWritten,
  'not removed': publishingWords.secretNotRemoved,
  busy: publishingWords.otherTab,
} satisfies Record<Exclude<Refusal, 'unreachable'>, unknown>

/** Why no job was started. */
export function RefusalNote({ refusal }: { refusal: Refusal | undefined }) {
  const say = useSay()
  const { storage } = useEditor()
  if (!refusal) return null
  return (
    <Alert severity="error">
      {say(refusal === 'unreachable' ? storage.words.unavailable : words[refusal])}
    </Alert>
  )
}
