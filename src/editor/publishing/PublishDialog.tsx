import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import type { PublishingState, TargetKind } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { useStore } from '../state/store.ts'
import { JobProgress } from './JobProgress.tsx'
import { JobQuestion } from './JobQuestion.tsx'
import type { PublishingView } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { ReadyToPublish } from './ReadyToPublish.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { Rollback, rollbackWords } from './Rollback.tsx'
import { SecretForm } from './SecretForm.tsx'
import { TargetChoice } from './TargetChoice.tsx'
import { TargetForm } from './TargetForm.tsx'

type Step =
  | { at: 'waiting' | 'choice' | 'running' | 'ready' | 'secret' | 'back' }
  | { at: 'question'; kind: string }
  | { at: 'form'; kind: TargetKind }

/** The step that the state and the job ask for. */
function stepOf({ state, job }: PublishingView): Step {
  if (job.state === 'running')
    return job.question ? { at: 'question', kind: job.question.kind } : { at: 'running' }
  if (!state) return { at: 'waiting' }
  if (!state.settings) return { at: 'choice' }
  if (state.secret !== 'missing') return { at: 'ready' }
  const { kind } = state.settings
  const hasWorked = state.testedAt !== null || state.last?.kind === kind
  return hasWorked ? { at: 'secret' } : { at: 'form', kind }
}

function titleOf({ at }: Step, state: PublishingState | undefined): Bilingual {
  if (at === 'choice') return publishingWords.whereToPublish
  const { last, previous } = state ?? {}
  return at === 'back' && last && previous
    ? rollbackWords({ last, previous })
    : message('common.publish')
}

/** The dialog from the choice of a target to the address where the site is seen. */
export function PublishDialog() {
  const say = useSay()
  const { session } = useEditor()
  const publishing = usePublishing()
  const view = useStore(publishing, (now) => now)
  const { state, job } = view
  /** The step that the owner has chosen; while a job runs, the job decides. */
  const [chosen, setChosen] = useState<Step | undefined>(() => {
    const { openDialog } = session.get()
    return openDialog.kind === 'publish' && openDialog.goesBack
      ? { at: 'back' }
      : undefined
  })
  const due = stepOf(view)
  // Before a rollback the target, or its password, may have to be asked for.
  const isDue = job.state === 'running' || (chosen?.at === 'back' && due.at !== 'ready')
  const step = isDue ? due : (chosen ?? due)
  const { last, previous } = state ?? {}
  const title = useRef<HTMLHeadingElement>(null)
  const stepName = JSON.stringify(step)
  // The element that had the focus is gone with the step before.
  useEffect(() => title.current?.focus(), [stepName])
  useEffect(() => void publishing.load(), [publishing])
  function close() {
    publishing.dismiss()
    session.change({ openDialog: { kind: 'nothing' } })
  }
  return (
    <Dialog open onClose={close} fullWidth aria-labelledby="publish-title">
      <DialogTitle id="publish-title" ref={title} tabIndex={-1} sx={{ outline: 0 }}>
        {say(titleOf(step, state))}
      </DialogTitle>
      {step.at === 'waiting' && (
        <DialogContent>
          <LinearProgress aria-label={say('common.publish')} />
        </DialogContent>
      )}
      {step.at === 'choice' && (
        <TargetChoice
          kinds={state?.kinds ?? []}
          chosen={state?.settings?.kind}
          onChoose={(kind) => setChosen({ at: 'form', kind })}
          onClose={close}
        />
      )}
      {step.at === 'form' && state && (
        <TargetForm
          key={step.kind}
          kind={step.kind}
          state={state}
          onKept={() => setChosen(undefined)}
          onOther={() => setChosen({ at: 'choice' })}
          onClose={close}
        />
      )}
      {job.state === 'running' && view.isSilent && <RefusalNote refusal="unreachable" />}
      {job.state === 'running' && job.question && (
        <JobQuestion key={job.question.kind} question={job.question} />
      )}
      {job.state === 'running' && !job.question && (
        <JobProgress phase={job.phase} onClose={close} />
      )}
      {step.at === 'secret' && state?.settings && (
        <SecretForm
          settings={state.settings}
          view={view}
          onChange={() => {
            if (state.settings) setChosen({ at: 'form', kind: state.settings.kind })
          }}
          onClose={close}
        />
      )}
      {step.at === 'back' && last && previous && (
        <Rollback last={last} previous={previous} onDone={() => setChosen(undefined)} />
      )}
      {step.at === 'ready' && state?.settings && (
        <ReadyToPublish
          settings={state.settings}
          view={view}
          onChange={(kind) => setChosen({ at: 'form', kind })}
          onBack={() => setChosen({ at: 'back' })}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
