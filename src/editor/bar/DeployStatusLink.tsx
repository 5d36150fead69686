import Link from '@mui/material/Link'

import { useEditor, useSay } from '../context.tsx'
import { type Readable, useStore } from '../state/store.ts'
import type { DeployStatus } from '../storage/storage.ts'

/** The state of the deployment, if the storage knows it. */
export function DeployStatusLink() {
  const { storage } = useEditor()
  return storage.deployStatus ? <ShownStatus deployStatus={storage.deployStatus} /> : null
}

function ShownStatus({ deployStatus }: { deployStatus: Readable<DeployStatus> }) {
  const say = useSay()
  const { words, address } = useStore(deployStatus, (now) => now)
  return (
    <output>
      <Link href={address} target="_blank" rel="noreferrer" variant="caption">
        {say(words)}
      </Link>
    </output>
  )
}
