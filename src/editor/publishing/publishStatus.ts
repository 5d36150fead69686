import type { SiteState } from '../state/siteStore.ts'
import { isChanged } from '../state/siteStore.ts'
import type { PublishingView } from './publishing.ts'
import { isByHand } from './targets.ts'

/** How far the content that the editor shows is on its way to visitors. */
export type PublishStatus =
  | 'here'
  | 'failed'
  | 'asks'
  | 'sending'
  | 'sent'
  | 'online'
  /** Visitors see an error instead of the last publication. */
  | 'error'
  /** The last publication is online; what was changed since is not. */
  | 'changed'
  /** The same, but whether the last publication is online was not seen in this session. */
  | 'changed-unseen'

/** A target by hand (a folder, a ZIP) counts as published only when its site was seen online. */
export function publishStatus(
  site: SiteState,
  { state, job, online }: PublishingView,
): PublishStatus {
  if (job.state === 'running' && job.question) return 'asks'
  if (job.state === 'running' && job.task !== 'connect') return 'sending'
  const last = state?.last
  const isSeen = online?.state === 'online'
  const isOut = last && (!isByHand(last.kind) || isSeen)
  if (!isOut) return job.state === 'failed' && job.task !== 'connect' ? 'failed' : 'here'
  if (online?.state === 'server-error') return 'error'
  if (last.revision === site.saved.loaded.revision && !isChanged(site))
    return isSeen ? 'online' : 'sent'
  return isSeen ? 'changed' : 'changed-unseen'
}
