import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { FieldLink } from '../panel/FieldLink.tsx'
import { Seen } from '../publishing/Outcome.tsx'
import type { PublishingView } from '../publishing/publishing.ts'
import { chosenTarget, isByHand, targetName } from '../publishing/targets.ts'
import { useValue } from '../state/siteStore.ts'
import { tickOf, type OwnerTick, type Step } from './goLiveSteps.ts'
import { guideOf } from './guideOf.ts'
import { ProblemList } from './ProblemList.tsx'
import { TestMessage } from './TestMessage.tsx'
import { YourContent } from './YourContent.tsx'

interface GoLiveStepProps {
  step: Step
  view: PublishingView
}

/** A step: its guide, its problems, and the owner's ticks. */
export function GoLiveStep({ step: { name, ticks, problems }, view }: GoLiveStepProps) {
  const { site } = useEditor()
  const { address } = site.get().history.now.content.site
  if (name === 'yours') return <YourContent problems={problems} />
  return (
    <>
      <Guide steps={guideOf(name, address, chosenTarget(view.state)?.settings.kind)} />
      {name === 'domain' && <ToField path={['site', 'address']} />}
      {name === 'target' && <TargetStep view={view} />}
      {name === 'online' && <Publish view={view} />}
      {name === 'search' && <Search view={view} />}
      <ProblemList problems={problems} />
      {name === 'email' && <TestMessage />}
      {ticks.map((tick) => (
        <Tick key={tick} name={tick} />
      ))}
    </>
  )
}

/** The instructions of a step, in order. */
function Guide({ steps }: { steps: readonly Bilingual[] }) {
  const say = useSay()
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {steps
        .flatMap((step) => say(step).split('\n'))
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </Box>
  )
}

function ToField({ path }: { path: Path }) {
  const { site } = useEditor()
  const value = useValue(site, path)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <FieldLink path={path} whole={message('tab.content')} />
      {typeof value === 'string' && <span>{value}</span>}
    </Box>
  )
}

function TargetStep({ view: { state } }: Pick<GoLiveStepProps, 'view'>) {
  const say = useSay()
  const target = chosenTarget(state)
  const settings = target?.settings
  return (
    <>
      {settings && (
        <span>
          {[say(`target.${settings.kind}`), targetName(settings)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {settings && !isByHand(settings.kind) && (
        <span>
          {say(target.testedAt === undefined ? 'goLive.notTested' : 'goLive.tested')}
        </span>
      )}
      <ToPublishing
        label={message(settings ? 'goLive.targetAndTest' : 'goLive.chooseTarget')}
      />
    </>
  )
}

function Publish({ view: { state, online } }: Pick<GoLiveStepProps, 'view'>) {
  const last = chosenTarget(state)?.last
  return (
    <>
      <ToPublishing label={message('common.publish')} />
      {last && <Seen address={last.address} online={online} />}
    </>
  )
}

function Search({ view: { online } }: Pick<GoLiveStepProps, 'view'>) {
  const say = useSay()
  const hasSitemap = online?.state === 'online' && online.hasSitemap
  return (
    <>
      <span>{say(hasSitemap ? 'goLive.sitemapSeen' : 'goLive.sitemapUnseen')}</span>
      <ToField path={['site', 'verification']} />
    </>
  )
}

function ToPublishing({ label }: { label: Bilingual }) {
  const say = useSay()
  const { session } = useEditor()
  return (
    <Button
      variant="outlined"
      sx={start}
      onClick={() => session.change({ openDialog: { kind: 'publish' } })}
    >
      {say(label)}
    </Button>
  )
}

const start = { justifySelf: 'start' } as const

function Tick({ name }: { name: OwnerTick }) {
  const say = useSay()
  const publishing = usePublishing()
  const { site } = useEditor()
  const tick = tickOf(name, site.get().history.now.content)
  const isSet = publishing.get().state?.ticks.includes(tick) === true
  return (
    <label>
      <input
        type="checkbox"
        checked={isSet}
        onChange={({ target }) => void publishing.tick(tick, target.checked)}
      />{' '}
      {say(`goLive.tick.${name}`)}
    </label>
  )
}
