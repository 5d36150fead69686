import Link from '@mui/material/Link'

import { useEditor, useSay } from '../context.tsx'
import { type Readable, useStore } from '../state/store.ts'
import type { Standing as StandingState } from '../storage/storage.ts'

/** The state of the deployment, if the storage knows it. */
export function Standing() {
  const { storage } = useEditor()
  return storage.standing ? <StandingLink standing={storage.standing} /> : null
}

function StandingLink({ standing }: { standing: Readable<StandingState> }) {
  const say = useSay()
  const { words, address } = useStore(standing, (now) => now)
  return (
    <output>
      <Link href={address} target="_blank" rel="noreferrer" variant="caption">
        {say(words)}
      </Link>
    </output>
  )
}
