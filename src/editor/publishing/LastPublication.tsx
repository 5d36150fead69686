import { useSay } from '../context.tsx'
import type { PublishingView } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { isByHand } from './targets.ts'
import { versionTime } from './versionTime.ts'

/** Which version was published last, and whether it is online, as far as that is known. */
export function LastPublication({ view: { state, online } }: { view: PublishingView }) {
  const say = useSay()
  const last = state?.last
  if (!last) return null
  const time = versionTime(last)
  if (online?.state === 'online')
    return <span>{say(publishingWords.isOnline(time))}</span>
  if (!isByHand(last.kind)) return <span>{say(publishingWords.lastPublished(time))}</span>
  return <span>{say(publishingWords.liesThere(time, formOf(last)))}</span>
}

/** Is a finished site handed over as a folder or as a ZIP? */
export const formOf = ({ path = '' }: { path?: string }) =>
  path.endsWith('.zip') ? 'zip' : 'folder'
