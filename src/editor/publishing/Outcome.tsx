import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'

import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import type {
  Connected,
  Failure,
  Online,
  Published as PublishedJob,
  RememberedTarget,
} from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { PlainList } from '../controls/styles.tsx'
import { Details } from './Details.tsx'
import type { PublishingView } from './publishing.ts'
import { failureWords, formOf, onlineWords } from './sentences.ts'
import { isByHand } from './targets.ts'

interface OutcomeProps {
  target: RememberedTarget
  view: PublishingView
  onClose: () => void
}

/** How the last job ended; before the first one of a session, what is online. */
export function Outcome({ target, view: { job, online }, onClose }: OutcomeProps) {
  const say = useSay()
  switch (job.state) {
    case 'idle': {
      const { last, settings } = target
      const isReported = online && (!isByHand(settings.kind) || online.state === 'online')
      return last && isReported ? <Seen address={last.address} online={online} /> : null
    }
    case 'running':
      return null
    case 'connected':
      return <Connection connected={job.connected} />
    case 'published':
      return job.publication.path === undefined ? (
        <>
          <Seen address={job.publication.address} online={online} />
          <HostFiles published={job} />
        </>
      ) : (
        <Finished path={job.publication.path} onClose={onClose} />
      )
    case 'failed':
      return <Failed target={target} failure={job.failure} onClose={onClose} />
    case 'stopped':
      return (
        <Alert severity="info">
          {say(
            job.phase === 'looking' ? 'publishing.stoppedLooking' : 'publishing.stopped',
          )}
        </Alert>
      )
  }
}

function Connection({ connected: { settings, readBack } }: { connected: Connected }) {
  const say = useSay()
  const { site } = useEditor()
  const { address } = site.get().saved.content.site
  const isHost = settings.kind === 'host'
  return (
    <>
      <Alert severity="success">
        {say(isHost ? 'publishing.hostWorks' : 'publishing.connectionWorks')}
      </Alert>
      {isHost && settings.htaccess === 'refused' && (
        <Alert severity="info">{say('publishing.withoutHtaccess')}</Alert>
      )}
      {readBack && readBack.state !== 'online' && (
        <Alert severity="warning">{say(onlineWords(readBack, address))}</Alert>
      )}
    </>
  )
}

/** What visitors see at the site's address, with a link to it. */
export function Seen({
  address,
  online,
}: {
  address: string
  online: Online | undefined
}) {
  const say = useSay()
  const publishing = usePublishing()
  const isOnline = online?.state === 'online'
  const isError = online?.state === 'server-error' || online?.state === 'forbidden'
  const severity = isError ? 'error' : 'warning'
  return (
    <Alert severity={isOnline ? 'success' : severity}>
      {!isOnline && !isError && `${say('publishing.status.sent')}. `}
      {online && say(onlineWords(online, address))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Link href={address} target="_blank" rel="noreferrer">
          {address}
        </Link>
        {!isOnline && (
          <Button size="small" color="inherit" onClick={() => void publishing.look()}>
            {say('common.lookOnline')}
          </Button>
        )}
      </Box>
      {online && 'detail' in online && <Details>{online.detail}</Details>}
    </Alert>
  )
}

/** What became of the host's own files, and which of ours it did not take. */
function HostFiles({ published }: { published: PublishedJob }) {
  const say = useSay()
  const { replaced = [], kept = [], leftOut = [] } = published
  const lists = {
    replaced: replaced.map(({ path, copy }) =>
      copy === undefined ? path : say('publishing.files.copy', { path, copy }),
    ),
    kept,
    leftOut,
  }
  return (['replaced', 'kept', 'leftOut'] as const)
    .filter((name) => lists[name].length > 0)
    .map((name) => (
      <Alert key={name} severity="info">
        {say(`publishing.files.${name}`, { count: lists[name].length })}
        <PlainList sx={{ mt: 1, maxHeight: '20vh', overflow: 'auto' }} tabIndex={0}>
          {lists[name].map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </PlainList>
      </Alert>
    ))
}

/** A finished folder or ZIP, and how the owner can upload it. */
function Finished({ path, onClose }: { path: string; onClose: () => void }) {
  const say = useSay()
  const publishing = usePublishing()
  const { site } = useEditor()
  const { email } = contentOnPage(site.get().saved.content)
  const form = formOf({ path })
  return (
    <>
      <Alert severity="success">
        {say('publishing.finished')} <code>{path}</code>{' '}
        <Button size="small" color="inherit" onClick={() => void publishing.show()}>
          {say('publishing.showFolder')}
        </Button>
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {say(`upload.${form}`)
          .split('\n')
          .map((way) => (
            <li key={way}>{way}</li>
          ))}
      </Box>
      <span>{say(email ? 'upload.after' : 'upload.afterWithoutForm')}</span>
      <ToGoLive label={say('publishing.showSteps')} onClose={onClose} />
    </>
  )
}

interface FailedProps {
  target: RememberedTarget
  failure: Failure
  onClose: () => void
}

function Failed({ target, failure, onClose }: FailedProps) {
  const say = useSay()
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1 } }}>
      <span>{say(failureWords(failure, target))}</span>
      {failure.code === 'not-ready' && failure.problems.length > 0 && (
        <ToGoLive label={say('publishing.whatIsLeft')} onClose={onClose} />
      )}
      <Details>{failure.detail}</Details>
    </Alert>
  )
}

/** To the tab with what is left until the site is live. */
function ToGoLive({ label, onClose }: { label: string; onClose: () => void }) {
  const { navigation } = useEditor()
  return (
    <Button
      color="inherit"
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      onClick={() => {
        navigation.goToNextStep()
        onClose()
      }}
    >
      {label}
    </Button>
  )
}
