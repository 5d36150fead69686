import Alert from '@mui/material/Alert'

import { useSay } from '../context.tsx'
import { words } from '../interfaceText.ts'
import type { Refusal } from './publishing.ts'

const sentences = {
  unreachable: words.unreachable,
  refused: words.targetRefused,
  'not written': words.targetNotWritten,
  busy: words.otherTab,
} satisfies Record<Refusal, unknown>

/** Why no job was started. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const say = useSay()
  if (!refusal) return null
  return <Alert severity="error">{say(sentences[refusal])}</Alert>
}
