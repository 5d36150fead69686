import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { LineList } from '../controls/styles.tsx'
import { FieldLink } from '../panel/FieldLink.tsx'
import { OnlineStatus } from '../publishing/Outcome.tsx'
import { chosenTarget, type PublishingView } from '../publishing/publishing.ts'
import { guideOf, type StepProgress } from './goLiveSteps.ts'
import { ProblemList, RemainingSample } from './RemainingSample.tsx'

interface GoLiveStepProps {
  step: StepProgress
  view: PublishingView
}

/** A step: its guide and its problems. */
export function GoLiveStep({ step: { name, problems }, view }: GoLiveStepProps) {
  const say = useSay()
  const { content } = useEditor().site.get().history.now
  const { address } = content.site
  const contactIndex = content.sections.findIndex(({ type }) => type === 'contact')
  if (name === 'sample') return <RemainingSample problems={problems} />
  const target = chosenTarget(view.state)
  const isOnline = view.online?.state === 'online'
  return (
    <>
      {name === 'email' && (
        <>
          <span>{say('goLive.withoutForm')}</span>
          <FieldWithValue path={['sections', contactIndex, 'form']} />
        </>
      )}
      <LineList
        lines={guideOf(name, address, target?.settings.kind)
          .map((message) => say(message))
          .join('\n')}
      />
      {name === 'domain' && !problems[0] && <FieldWithValue path={['site', 'address']} />}
      {name === 'target' && (
        <PublishingButton
          label={say(target ? 'goLive.targetAndTest' : 'goLive.chooseTarget')}
        />
      )}
      {name === 'online' && (
        <>
          <PublishingButton label={say('common.publish')} />
          {target?.last && (
            <OnlineStatus address={target.last.address} online={view.online} />
          )}
        </>
      )}
      {name === 'search' && (
        <>
          <span>{say(isOnline ? 'goLive.sitemapSeen' : 'goLive.sitemapUnseen')}</span>
          <FieldWithValue path={['site', 'verification']} />
        </>
      )}
      <ProblemList problems={problems} />
    </>
  )
}

function FieldWithValue({ path }: { path: Path }) {
  const value = lookUp(useEditor().site.get().history.now.content, path)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <FieldLink path={path} />
      {typeof value === 'string' && <span>{value}</span>}
    </Box>
  )
}

function PublishingButton({ label }: { label: string }) {
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
