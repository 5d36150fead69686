import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'

import { sortByField } from '../changes/sortByField.ts'
import { checkDelayMs } from '../check/checks.ts'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useSay } from '../context.tsx'
import { Disclosure } from '../panel/Disclosure.tsx'
import { unusedPicturesPath } from '../pictures/namedPictures.ts'
import { removeSamplePictures } from '../pictures/removePictures.ts'
import type { Publishing } from '../publishing/publishing.ts'
import { useStore } from '../state/store.ts'
import type { Sample } from '../storage/storage.ts'
import { GoLiveStep } from './GoLiveStep.tsx'
import { goLiveSteps } from './goLiveSteps.ts'
import { RemainingSample } from './RemainingSample.tsx'

/** The remaining tasks before the site goes live. They are steps if the site is published from this editor. */
export function GoLiveTab() {
  const say = useSay()
  const { publishing } = useEditor()
  const { problems, tryAgain } = useGoLiveProblems()
  if (problems === 'unavailable')
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
      <RemainingSample problems={problems} />
    </Box>
  )
}

interface GoLiveStepsProps {
  problems: readonly FieldProblem[]
  publishing: Publishing
}

/** The steps to go live, with their states and the remaining tasks. */
function GoLiveSteps({ problems, publishing }: GoLiveStepsProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const view = useStore(publishing, (state) => state)
  const expandedStep = useStore(navigation, (state) => state.expandedStep)
  const stepFocusRequests = useStore(navigation, (state) => state.stepFocusRequests)
  const listRef = useRef<HTMLElement>(null)
  const content = useStore(site, ({ history }) => history.now.content)
  // The online version may have changed since the last check.
  useEffect(() => void publishing.load(), [publishing])
  useEffect(() => {
    if (stepFocusRequests > 0)
      listRef.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }, [stepFocusRequests])
  const steps = goLiveSteps({ content, problems, publishing: view })
  const nextStep = steps.find(({ isDone }) => isDone === false)
  const uncertainStep = steps.find(({ isDone }) => isDone === undefined)
  // `expandedStep` can contain a group of the step: "sample/company".
  const openStep = expandedStep?.replace(/\/.*/, '') ?? (nextStep ?? uncertainStep)?.name
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <strong>{say('goLive.goLiveSteps')}</strong>
      <output>
        {nextStep
          ? say('goLive.nextStep', { step: say(`goLive.step.${nextStep.name}`) })
          : say('goLive.roadDone')}
      </output>
      <Box component="ol" ref={listRef} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <li key={step.name}>
            <Disclosure
              title={`${index + 1}. ${say(`goLive.step.${step.name}`)}`}
              note={step.isDone ? say('goLive.done') : undefined}
              isOpen={openStep === step.name}
              onToggle={() =>
                navigation.expandStep(openStep === step.name ? '' : step.name)
              }
            >
              <GoLiveStep step={step} view={view} />
            </Disclosure>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Finds what remains before going live: errors, sample content, and values that equal the sample's. */
function useGoLiveProblems() {
  const editor = useEditor()
  const { site, storage, checks, pictures, publishing } = editor
  /** Undefined until the first check; `unavailable` if the storage did not respond. */
  const [problems, setProblems] = useState<readonly FieldProblem[] | 'unavailable'>()
  const [sampleRequest, setSampleRequest] = useState(() => storage.sample())
  const snapshot = useStore(site, ({ history }) => history.now)
  // The check skips pictures that are not loaded yet.
  const loadedPictures = useStore(pictures, (state) => state)
  useEffect(() => {
    // If this editor can publish, saveAndPublish.ts removes the unused sample pictures.
    if (!publishing)
      void sampleRequest.then((sample) => removeSamplePictures(editor, sample))
  }, [editor, publishing, sampleRequest])
  useEffect(() => {
    let isLatest = true
    const check = (sample: Sample | undefined) => {
      if (!isLatest) return
      const releaseProblems =
        sample &&
        checks
          .checkForRelease(sample)
          .filter(
            ({ severity, code }) => severity !== 'warning' || code === 'like-sample',
          )
          // Publishing removes these pictures.
          .filter(({ code }) => code !== 'sample-pictures' || !publishing)
          .map(withPanelGroup)
      const sorted = releaseProblems && sortByField(releaseProblems, ({ field }) => field)
      setProblems((old) => sorted ?? old ?? 'unavailable')
    }
    // Waits, because pictures arrive one by one.
    const timer = setTimeout(() => void sampleRequest.then(check), checkDelayMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [checks, publishing, sampleRequest, snapshot, loadedPictures])
  const tryAgain = () => {
    setProblems(undefined)
    setSampleRequest(storage.sample())
  }
  return { problems, tryAgain }
}

/** Unused pictures belong to no field of the content. They are removed in their group of the panel. */
const withPanelGroup = (problem: FieldProblem): FieldProblem =>
  problem.code === 'sample-pictures' ? { ...problem, field: unusedPicturesPath } : problem
