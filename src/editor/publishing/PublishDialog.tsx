import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'

import type { TargetKind } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { JobProgress } from './JobProgress.tsx'
import { JobQuestion, MergeQuestion } from './JobQuestion.tsx'
import type { PublishingView } from './publishing.ts'
import { ReadyToPublish } from './ReadyToPublish.tsx'
import { TargetChoice } from './TargetChoice.tsx'
import { TargetForm } from './TargetForm.tsx'
import { chosenTarget } from './targets.ts'

type Step =
  | { at: 'waiting' | 'choice' | 'running' | 'ready' | 'secret' }
  | { at: 'question'; kind: string }
  /** `isNew`: a target is added; else the chosen one is changed. */
  | { at: 'form'; kind: TargetKind; isNew: boolean }

/** The step that the state and the job ask for. */
function stepOf({ state, job }: PublishingView): Step {
  if (job.state === 'running')
    return job.question ? { at: 'question', kind: job.question.kind } : { at: 'running' }
  if (!state) return { at: 'waiting' }
  const target = chosenTarget(state)
  if (!target) return { at: 'choice' }
  if (state.secret !== 'missing') return { at: 'ready' }
  const hasWorked = target.testedAt !== undefined || target.last !== undefined
  return hasWorked
    ? { at: 'secret' }
    : { at: 'form', kind: target.settings.kind, isNew: false }
}

/** The dialog from the choice of a target to the address where the site is seen. */
export function PublishDialog() {
  const say = useSay()
  const { session } = useEditor()
  const publishing = usePublishing()
  const view = useStore(publishing, (now) => now)
  const { state, job } = view
  const target = chosenTarget(state)
  /** The step that the owner has chosen; while a job runs, the job decides. */
  const [chosen, setChosen] = useState<Step>()
  const due = stepOf(view)
  const step = job.state === 'running' ? due : (chosen ?? due)
  const title = useRef<HTMLHeadingElement>(null)
  const stepName = JSON.stringify(step)
  // The element that had the focus is gone with the step before.
  useEffect(() => title.current?.focus(), [stepName])
  useEffect(() => void publishing.load(), [publishing])
  const toDue = () => setChosen(undefined)
  const toChoice = () => setChosen({ at: 'choice' })
  const toForm = (kind: TargetKind, isNew = false) =>
    setChosen({ at: 'form', kind, isNew })
  function close() {
    publishing.dismiss()
    session.change({ openDialog: { kind: 'nothing' } })
  }
  const question = job.state === 'running' ? job.question : undefined
  if (question?.kind === 'merge') return <MergeQuestion question={question} />
  return (
    <Dialog open onClose={close} fullWidth aria-labelledby="publish-title">
      <DialogTitle id="publish-title" ref={title} tabIndex={-1} sx={{ outline: 0 }}>
        {say(step.at === 'choice' ? 'publishing.whereToPublish' : 'common.publish')}
      </DialogTitle>
      {step.at === 'waiting' && (
        <DialogContent>
          <LinearProgress aria-label={say('common.publish')} />
        </DialogContent>
      )}
      {step.at === 'choice' && (
        <TargetChoice
          view={view}
          onChosen={toDue}
          onNew={(kind) => toForm(kind, true)}
          onClose={close}
        />
      )}
      {(step.at === 'form' || (step.at === 'secret' && target)) && state && (
        <TargetForm
          key={stepName}
          kind={step.at === 'form' ? step.kind : (target?.settings.kind ?? 'host')}
          state={state}
          target={step.at === 'form' && step.isNew ? undefined : target}
          isSecretOnly={step.at === 'secret'}
          onKept={toDue}
          onOther={() =>
            step.at === 'secret' && target ? toForm(target.settings.kind) : toChoice()
          }
          onClose={close}
        />
      )}
      {question && <JobQuestion key={question.kind} question={question} />}
      {job.state === 'running' && !question && (
        <JobProgress phase={job.phase} onClose={close} />
      )}
      {step.at === 'ready' && target && (
        <ReadyToPublish
          target={target}
          view={view}
          onChange={() => toForm(target.settings.kind)}
          onOther={toChoice}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
