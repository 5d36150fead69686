import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'

import { languages } from '../../../schema/languages.ts'
import type { Phase, PublishingState, TargetKind } from '../../editorApi/publishing.ts'
import { useEditor, useMessageLanguage, usePublishing, useSay } from '../context.tsx'
import { DialogColumn } from '../controls/styles.tsx'
import { useStore } from '../state/store.ts'
import { JobQuestion } from './JobQuestion.tsx'
import { chosenTarget } from './publishing.ts'
import { ReadyToPublish } from './ReadyToPublish.tsx'
import { TargetChoice } from './TargetChoice.tsx'
import { TargetForm } from './TargetForm.tsx'

type DialogStep =
  | { at: 'choice' | 'ready' }
  /** `isNew`: a target is added; otherwise the chosen one is changed. */
  | { at: 'form'; kind: TargetKind; isNew: boolean }

/** The step that follows from the state. */
function dueStep(state: PublishingState): DialogStep {
  const target = chosenTarget(state)
  if (!target) return { at: 'choice' }
  if (state.secret !== 'missing') return { at: 'ready' }
  return { at: 'form', kind: target.settings.kind, isNew: false }
}

/** The dialog, from the choice of a target to the address of the published site. */
export function PublishDialog() {
  const say = useSay()
  const { session, storage } = useEditor()
  const publishing = usePublishing()
  const view = useStore(publishing, (state) => state)
  const { state, job, refusal } = view
  const target = chosenTarget(state)
  /** The step that the owner chose. */
  const [chosenStep, setChosenStep] = useState<DialogStep>()
  const running = job.state === 'running' ? job : undefined
  const question = running?.question
  /** Undefined while a job runs, because the dialog then shows the job, and until the server has responded. */
  const step = running || !state ? undefined : (chosenStep ?? dueStep(state))
  const titleRef = useRef<HTMLHeadingElement>(null)
  const stepKey = JSON.stringify(step ?? question?.kind)
  // The title gets the focus, because the element that had it was removed.
  useEffect(() => titleRef.current?.focus(), [stepKey])
  useEffect(() => {
    void publishing.load()
    return () => publishing.dismiss()
  }, [publishing])
  const showDueStep = () => setChosenStep(undefined)
  const showChoice = () => setChosenStep({ at: 'choice' })
  const showForm = (kind: TargetKind, isNew = false) =>
    setChosenStep({ at: 'form', kind, isNew })
  const close = () => session.change({ openDialog: { kind: 'nothing' } })
  // A merge is asked about in the same dialog as when saving.
  if (question?.kind === 'merge') return <JobQuestion question={question} />
  return (
    <Dialog open onClose={close} fullWidth aria-labelledby="publish-title">
      <DialogTitle id="publish-title" ref={titleRef} tabIndex={-1} sx={{ outline: 0 }}>
        {say(step?.at === 'choice' ? 'publishing.whereToPublish' : 'common.publish')}
      </DialogTitle>
      {refusal && (
        <Alert severity="error" sx={{ mx: 3, mb: 2 }}>
          {refusal === 'unreachable'
            ? say(`${storage.name}.unavailable`)
            : say(`publishing.refusal.${refusal}`)}
          {refusal === 'unreachable' && running && ` ${say('publishing.siteComplete')}`}
        </Alert>
      )}
      {!step && !running && <LinearProgress aria-label={say('common.publish')} />}
      {step?.at === 'choice' && (
        <TargetChoice
          view={view}
          onChosen={showDueStep}
          onAdd={(kind) => showForm(kind, true)}
          onClose={close}
        />
      )}
      {step?.at === 'form' && state && (
        <TargetForm
          key={stepKey}
          kind={step.kind}
          state={state}
          target={step.isNew ? undefined : target}
          onDone={showDueStep}
          onOtherTarget={showChoice}
          onClose={close}
        />
      )}
      {question && <JobQuestion key={question.kind} question={question} />}
      {running && !question && <JobProgress phase={running.phase} onClose={close} />}
      {step?.at === 'ready' && target && (
        <ReadyToPublish
          target={target}
          view={view}
          onChange={() => showForm(target.settings.kind)}
          onOtherTarget={showChoice}
        />
      )}
    </Dialog>
  )
}

/** The phase of a job and its progress. */
function JobProgress({ phase, onClose }: { phase: Phase; onClose: () => void }) {
  const say = useSay()
  const { lang } = languages[useMessageLanguage()]
  const publishing = usePublishing()
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString(lang, oneDecimal)
  const { sent, total } = phase.name === 'sending' ? phase : { sent: 0, total: 0 }
  const phaseName = say(`publishing.phase.${phase.name}`)
  return (
    <>
      <DialogColumn>
        {/* Screen readers announce every phase once, but not the growing number of bytes. */}
        <Box component="output">{phaseName}</Box>
        <LinearProgress
          aria-label={phaseName}
          {...(total > 0 && {
            variant: 'determinate',
            value: Math.min(100, (100 * sent) / total),
          })}
        />
        {total > 0 && (
          <span>
            {say('publishing.ofBytes', {
              sent: megabytes(sent),
              total: megabytes(total),
            })}
          </span>
        )}
      </DialogColumn>
      <DialogActions>
        <Button onClick={() => void publishing.stop()}>{say('publishing.stop')}</Button>
        <Button onClick={onClose}>{say('common.goOn')}</Button>
      </DialogActions>
    </>
  )
}
