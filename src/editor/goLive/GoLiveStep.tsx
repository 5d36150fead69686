import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { LineList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { FieldLink } from '../panel/FieldLink.tsx'
import { Seen } from '../publishing/Outcome.tsx'
import type { PublishingView } from '../publishing/publishing.ts'
import { chosenTarget, isByHand, targetName } from '../publishing/targets.ts'
import { useValue } from '../state/siteStore.ts'
import { guideOf, tickOf, type OwnerTick, type Step } from './goLiveSteps.ts'
import { TestMessage } from './TestMessage.tsx'
import { ProblemList, YourContent } from './YourContent.tsx'

interface GoLiveStepProps {
  step: Step
  view: PublishingView
}

/** A step: its guide, its problems, and the owner's ticks. */
export function GoLiveStep({ step: { name, ticks, problems }, view }: GoLiveStepProps) {
  const say = useSay()
  const { site } = useEditor()
  const { address } = site.get().history.now.content.site
  if (name === 'yours') return <YourContent problems={problems} />
  return (
    <>
      <LineList
        lines={guideOf(name, address, chosenTarget(view.state)?.settings.kind)
          .map((part) => say(part))
          .join('\n')}
      />
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
        label={say(settings ? 'goLive.targetAndTest' : 'goLive.chooseTarget')}
      />
    </>
  )
}

function Publish({ view: { state, online } }: Pick<GoLiveStepProps, 'view'>) {
  const say = useSay()
  const last = chosenTarget(state)?.last
  return (
    <>
      <ToPublishing label={say('common.publish')} />
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
