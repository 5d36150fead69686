import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { isManual } from '../../editorApi/targetSettings.ts'
import { useEditor, useMessageLanguage, usePublishing, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { moment } from '../moment.ts'
import { isChanged, type SiteState } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { chosenTarget, type PublishingView } from './publishing.ts'
import { outputOf, targetName } from './publishingMessages.ts'

/**
 * Whether a job has a question or is publishing. Otherwise, where the current content is: only here, sent, or online. A
 * folder or ZIP, which the owner uploads, counts as published only after the site was seen online.
 */
export function publishStatus(
  site: SiteState,
  { state, job, online }: Pick<PublishingView, 'state' | 'job' | 'online'>,
): Bilingual {
  if (job.state === 'running' && job.question) return message('publishing.status.asks')
  if (job.state === 'running' && job.task === 'publish')
    return message('publishing.status.sending')
  const { last, settings } = chosenTarget(state) ?? {}
  const isOnline = online?.state === 'online'
  const isCurrent = last?.revision === site.saved.loaded.revision && !isChanged(site)
  if (last && (isOnline || !isManual(settings?.kind))) {
    if (online?.state === 'server-error') return message('publishing.status.error')
    if (isCurrent) return message(`publishing.status.${isOnline ? 'online' : 'sent'}`)
    const status = isOnline ? 'changed' : 'changed-unseen'
    return message(`publishing.status.${status}`, { time: moment(last.at) })
  }
  if (last && isCurrent)
    return message(`publishing.status.${outputOf(last)}`, { time: moment(last.at) })
  const [target] = (state?.targets ?? [])
    .filter((target) => target.last && !isManual(target.settings.kind))
    .toSorted((a, b) => (b.last?.at ?? 0) - (a.last?.at ?? 0))
  if (target?.last) {
    const name = targetName(target.settings) || message(`target.${target.settings.kind}`)
    const values = { name, time: moment(target.last.at) }
    return message('publishing.status.other-target', values)
  }
  const hasFailed = job.state === 'failed' && job.task === 'publish'
  return message(`publishing.status.${hasFailed ? 'failed' : 'here'}`)
}

/** Opens the dialog for publishing, and says where the content is: only here, sent, or online. */
export function PublishButton() {
  const say = useSay()
  const { site, session } = useEditor()
  const view = useStore(usePublishing(), (state) => state)
  const language = useMessageLanguage()
  // The status is a text, so that typing does not render the button again.
  const status = useStore(site, (siteState) => publishStatus(siteState, view)[language])
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
