import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { useEditor, useInterfaceLanguage, usePublishing, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { moment } from '../moment.ts'
import { isChanged, type SiteState } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import type { PublishingView } from './publishing.ts'
import { chosenTarget, isByHand, targetName } from './targets.ts'

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
  /** The same, but the last publication was not seen online in this session. */
  | 'changed-unseen'
  /** Published at another target than the chosen one. */
  | 'other-target'

/** What is published at a target by hand (a folder, a ZIP) counts only when the site was seen online. */
export function publishStatus(
  site: SiteState,
  { state, job, online }: Pick<PublishingView, 'state' | 'job' | 'online'>,
): { status: PublishStatus; words: Bilingual } {
  const plain = (
    status: Exclude<PublishStatus, 'changed' | 'changed-unseen' | 'other-target'>,
  ) => ({
    status,
    words: message(`publishing.status.${status}`),
  })
  if (job.state === 'running' && job.question) return plain('asks')
  if (job.state === 'running' && job.task === 'publish') return plain('sending')
  const chosen = chosenTarget(state)
  const isSeen = online?.state === 'online'
  if (chosen?.last && (!isByHand(chosen.settings.kind) || isSeen)) {
    if (online?.state === 'server-error') return plain('error')
    const { last } = chosen
    if (last.revision === site.saved.loaded.revision && !isChanged(site))
      return plain(isSeen ? 'online' : 'sent')
    const status = isSeen ? 'changed' : 'changed-unseen'
    const time = moment(last.at)
    return { status, words: message(`publishing.status.${status}`, { time }) }
  }
  const [other] = (state?.targets ?? [])
    .filter(
      ({ id, last, settings }) => last && id !== chosen?.id && !isByHand(settings.kind),
    )
    .toSorted((one, two) => (two.last?.at ?? 0) - (one.last?.at ?? 0))
  if (other?.last) {
    const values = { name: targetName(other.settings), time: moment(other.last.at) }
    return {
      status: 'other-target',
      words: message('publishing.status.other-target', values),
    }
  }
  const hasFailed = job.state === 'failed' && job.task === 'publish'
  return plain(hasFailed ? 'failed' : 'here')
}

/** Opens the dialog for publishing, and says how far the content is: only here, sent or online. */
export function PublishButton() {
  const say = useSay()
  const { site, session } = useEditor()
  const view = useStore(usePublishing(), (now) => now)
  const language = useInterfaceLanguage()
  // As a text, so that typing does not render it again.
  const status = useStore(site, (now) => publishStatus(now, view).words[language])
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => session.change({ openDialog: { kind: 'publish' } })}
      >
        {say('common.publish')}
      </Button>
      <Box component="output" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {status}
      </Box>
    </>
  )
}
