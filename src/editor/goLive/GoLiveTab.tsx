import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef } from 'react'

import type { FieldProblem } from '../check/withFields.ts'
import { useEditor, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { Disclosure } from '../panel/Disclosure.tsx'
import type { Publishing } from '../publishing/publishing.ts'
import { useStore } from '../state/store.ts'
import { GoLiveStep } from './GoLiveStep.tsx'
import { goLiveSteps } from './goLiveSteps.ts'
import { useGoLiveProblems } from './useGoLiveProblems.ts'
import { YourContent } from './YourContent.tsx'

/** What is left until the site is live; where it is published from here, as steps. */
export function GoLiveTab() {
  const say = useSay()
  const { publishing } = useEditor()
  const { problems, tryAgain } = useGoLiveProblems()
  if (problems === 'unanswered')
    return (
      <Alert
        severity="error"
        action={
          <Button onClick={tryAgain} sx={{ whiteSpace: 'nowrap' }}>
            {say('common.tryAgain')}
          </Button>
        }
      >
        {say('common.notLookedUp')}
      </Alert>
    )
  if (!problems) return <LinearProgress aria-label={say('tab.goLive')} />
  return publishing ? (
    <GoLiveSteps problems={problems} publishing={publishing} />
  ) : (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <YourContent problems={problems} />
    </Box>
  )
}

interface GoLiveStepsProps {
  problems: readonly FieldProblem[]
  publishing: Publishing
}

/** The steps to going live: which are done, and what is left of each. */
function GoLiveSteps({ problems, publishing }: GoLiveStepsProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const view = useStore(publishing, (now) => now)
  const openStep = useStore(navigation, (state) => state.openStep)
  const stepFocusRequests = useStore(navigation, (state) => state.stepFocusRequests)
  const list = useRef<HTMLElement>(null)
  const content = useStore(site, ({ history }) => history.now.content)
  // What is online may have changed since the last look.
  useEffect(() => void publishing.load(), [publishing])
  useEffect(() => {
    if (stepFocusRequests > 0)
      list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }, [stepFocusRequests])
  const steps = goLiveSteps({ content, problems, publishing: view })
  const next = steps.find(({ isDone }) => !isDone)
  // It may name a part within a step: "yours/company".
  const open = openStep === undefined ? next?.name : openStep.replace(/\/.*/, '')
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <strong>{say('goLive.goLiveSteps')}</strong>
      <output>
        {say(
          next
            ? message('goLive.stepsDone', {
                done: steps.filter(({ isDone }) => isDone).length,
                of: steps.length,
              })
            : message('goLive.roadDone'),
        )}
      </output>
      <Box component="ol" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <li key={step.name}>
            <Disclosure
              title={`${index + 1}. ${say(`goLive.step.${step.name}`)}`}
              note={step.isDone ? say('goLive.done') : undefined}
              isOpen={open === step.name}
              onToggle={() => navigation.unfoldStep(open === step.name ? '' : step.name)}
            >
              <GoLiveStep step={step} view={view} />
            </Disclosure>
          </li>
        ))}
      </Box>
    </Box>
  )
}
