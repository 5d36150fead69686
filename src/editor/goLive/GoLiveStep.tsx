import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { sendMail, withoutLimit } from '../../contact/emailGateway.ts'
import { isByHand } from '../../editorApi/targetSettings.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { LineList } from '../controls/styles.tsx'
import { FieldLink } from '../panel/FieldLink.tsx'
import { Seen } from '../publishing/Outcome.tsx'
import type { PublishingView } from '../publishing/publishing.ts'
import { chosenTarget, targetName } from '../publishing/targets.ts'
import { guideOf, tickOf, type OwnerTick, type Step } from './goLiveSteps.ts'
import { ProblemList, YourContent, type YourContentProps } from './YourContent.tsx'

interface GoLiveStepProps {
  step: Step
  view: PublishingView
}

/** A step: its guide, its problems, and its checkboxes. */
export function GoLiveStep({ step: { name, ticks, problems }, view }: GoLiveStepProps) {
  const say = useSay()
  const { content } = useEditor().site.get().history.now
  const { address } = content.site
  const boxes = ticks.map((tick) => <Tick key={tick} name={tick} />)
  if (name === 'yours') return <YoursStep problems={problems}>{boxes}</YoursStep>
  const target = chosenTarget(view.state)
  const isOnline = view.online?.state === 'online'
  return (
    <>
      {name === 'email' && (
        <>
          <span>{say('goLive.withoutForm')}</span>
          <ToField path={formSwitch(content)} />
        </>
      )}
      <LineList
        lines={guideOf(name, address, target?.settings.kind)
          .map((part) => say(part))
          .join('\n')}
      />
      {name === 'domain' && <ToField path={['site', 'address']} />}
      {name === 'target' && <TargetStep view={view} />}
      {name === 'online' && (
        <>
          <ToPublishing label={say('common.publish')} />
          {target?.last && <Seen address={target.last.address} online={view.online} />}
        </>
      )}
      {name === 'search' && (
        <>
          <span>{say(isOnline ? 'goLive.sitemapSeen' : 'goLive.sitemapUnseen')}</span>
          <ToField path={['site', 'verification']} />
        </>
      )}
      <ProblemList problems={problems} />
      {name === 'email' && <TestMessage />}
      {boxes}
    </>
  )
}

function YoursStep(props: Pick<YourContentProps, 'problems' | 'children'>) {
  const publishing = usePublishing()
  async function keep(ticks: readonly string[]) {
    for (const tick of ticks) await publishing.tick(tick, true)
  }
  return <YourContent {...props} onKeep={(ticks) => void keep(ticks)} />
}

/** The switch that turns the form off. */
const formSwitch = ({ sections }: SiteContent): Path => [
  'sections',
  sections.findIndex(({ type }) => type === 'contact'),
  'form',
]

function ToField({ path }: { path: Path }) {
  const value = lookUp(useEditor().site.get().history.now.content, path)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <FieldLink path={path} />
      {typeof value === 'string' && <span>{value}</span>}
    </Box>
  )
}

function TargetStep({ view: { state } }: Pick<GoLiveStepProps, 'view'>) {
  const say = useSay()
  const target = chosenTarget(state)
  if (!target) return <ToPublishing label={say('goLive.chooseTarget')} />
  const { settings, testedAt } = target
  const names = [say(`target.${settings.kind}`), targetName(settings)]
  return (
    <>
      <span>{names.filter(Boolean).join(' · ')}</span>
      {!isByHand(settings.kind) && (
        <span>{say(testedAt === undefined ? 'goLive.notTested' : 'goLive.tested')}</span>
      )}
      <ToPublishing label={say('goLive.targetAndTest')} />
    </>
  )
}

function ToPublishing({ label }: { label: string }) {
  const { session } = useEditor()
  return (
    <Button
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      onClick={() => session.change({ openDialog: { kind: 'publish' } })}
    >
      {label}
    </Button>
  )
}

function Tick({ name }: { name: OwnerTick }) {
  const say = useSay()
  const publishing = usePublishing()
  const tick = tickOf(name, useEditor().site.get().history.now.content)
  return (
    <label>
      <input
        type="checkbox"
        checked={publishing.get().state?.ticks.includes(tick) === true}
        onChange={({ target }) => void publishing.tick(tick, target.checked)}
      />{' '}
      {say(`goLive.tick.${name}`)}
    </label>
  )
}

/** Sends a test message with the content's settings, as the form will. */
function TestMessage() {
  const say = useSay()
  const { site } = useEditor()
  const publishing = usePublishing()
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState('')
  async function send() {
    const { content } = site.get().history.now
    if (!content.email) return
    setIsSending(true)
    setOutcome('')
    const result = await sendMail(withoutLimit(content.email), {
      name: say('goLive.testName'),
      contact: 'test@example.com',
      message: say('goLive.testText'),
      time: new Date().toDateString(),
      captchaToken: '',
    })
    if (result.ok) await publishing.tick(tickOf('testSent', content), true)
    const answer = result.ok ? '' : answerOf(result.error)
    const failed = answer
      ? `${say('goLive.testFailed')} ${answer}`
      : say('goLive.testUnanswered')
    setOutcome(result.ok ? say('goLive.testSent') : failed)
    setIsSending(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', pt: 2 }}>
      <strong>{say('goLive.testMessage')}</strong>
      <span>{say('goLive.testHelp')}</span>
      <Button variant="outlined" disabled={isSending} onClick={() => void send()}>
        {say('goLive.sendTest')}
      </Button>
      <output>{outcome}</output>
    </Box>
  )
}

/** The answer of the service or its library as text; "" if there is none. */
function answerOf(error: unknown): string {
  if (typeof error === 'string') return error
  const { status, text } = isRecord(error) ? error : {}
  const code = Number(status)
  return code > 0 ? `${code} ${typeof text === 'string' ? text : ''}` : ''
}
