import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Job, PublishingState } from '../../editorApi/publishing.ts'
import type { Editor } from '../context.tsx'
import { failureWords } from './failureWords.ts'
import { onlineWords } from './onlineWords.ts'
import { isSent, type Publishing } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'

/** While the dialog is closed, a toast says how a job has ended, or that it asks something. */
export function tellOutcome(publishing: Publishing, session: Editor['session']): void {
  let reported: Job = publishing.get().job
  publishing.subscribe(() => {
    const { job } = publishing.get()
    const before = reported
    reported = job
    if (session.get().openDialog.kind === 'publish') return
    if (before.state !== 'running' || job === before) return
    if (job.state === 'running') {
      if (job.question && !before.question)
        session.tell(publishingWords.publishingAsks, 'error')
      return
    }
    const outcome = outcomeOf(job, publishing.get().state)
    if (outcome) session.tell(...outcome)
  })
}

type Outcome = [words: Bilingual, severity: 'success' | 'warning' | 'error']

function outcomeOf(
  job: Exclude<Job, { state: 'running' }>,
  state: PublishingState | undefined,
): Outcome | undefined {
  switch (job.state) {
    case 'idle':
      return undefined
    case 'connected':
      return [publishingWords.connectionWorks, 'success']
    case 'published': {
      const { publication, online } = job
      if (publication.path !== undefined) return [publishingWords.siteFinished, 'success']
      if (job.leftOut) return [publishingWords.sentWithout, 'warning']
      if (!online) return [publishingWords.sentUnseen, 'warning']
      const isOnline = online.state === 'online'
      // Not online yet: the owner has to do something, so the toast stays.
      return [onlineWords(online, publication.address), isOnline ? 'success' : 'error']
    }
    case 'failed':
      return [failureWords(job.failure, state).what, 'error']
    case 'stopped':
      return [
        isSent(job.phase) ? publishingWords.stoppedLooking : publishingWords.stopped,
        'warning',
      ]
  }
}
