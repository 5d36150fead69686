import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import type {
  Connected,
  Failure,
  Online,
  Publication,
} from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { Details } from './Details.tsx'
import { failureWords } from './failureWords.ts'
import { formOf } from './LastPublication.tsx'
import { onlineWords } from './onlineWords.ts'
import { isSent, type PublishingView } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { isByHand } from './targets.ts'
import { uploads } from './uploads.ts'

interface OutcomeProps {
  view: PublishingView
  onClose: () => void
}

/** How the last job ended; before the first one of a session, what is online. */
export function Outcome({ view: { state, job, online }, onClose }: OutcomeProps) {
  const say = useSay()
  switch (job.state) {
    case 'idle': {
      const last = state?.last
      const isReported = online && (!isByHand(last?.kind) || online.state === 'online')
      return last && isReported ? <Published publication={last} online={online} /> : null
    }
    case 'running':
      return null
    case 'connected':
      return <Connection connected={job.connected} />
    case 'published':
      return job.publication.path === undefined ? (
        <>
          {job.leftOut && (
            <Alert severity="warning">{say(publishingWords.sentWithout)}</Alert>
          )}
          <Published publication={job.publication} online={online} />
        </>
      ) : (
        <Finished path={job.publication.path} onClose={onClose} />
      )
    case 'failed':
      return <Failed failure={job.failure} onClose={onClose} />
    case 'stopped':
      return (
        <Alert severity="info">
          {say(
            isSent(job.phase) ? publishingWords.stoppedLooking : publishingWords.stopped,
          )}
        </Alert>
      )
  }
}

function Connection({ connected: { settings, readBack } }: { connected: Connected }) {
  const say = useSay()
  const { site } = useEditor()
  const { address } = site.get().saved.content.site
  const isSeen = !readBack || readBack.state === 'online'
  return (
    <>
      <Alert severity="success">
        {say(
          settings.kind === 'host'
            ? publishingWords.connected
            : publishingWords.connectionWorks,
        )}
      </Alert>
      {!isSeen && <Alert severity="warning">{say(onlineWords(readBack, address))}</Alert>}
    </>
  )
}

interface PublishedProps {
  publication: Publication
  online: Online | undefined
}

function Published({ publication: { address }, online }: PublishedProps) {
  const say = useSay()
  const publishing = usePublishing()
  const isOnline = online?.state === 'online'
  const isError = online?.state === 'server-error'
  const severity = isError ? 'error' : 'warning'
  return (
    <Alert severity={isOnline ? 'success' : severity}>
      {!isOnline && !isError && `${say(publishingWords.sentUnseen)}. `}
      {online && `${say(onlineWords(online, address))} `}
      <Link href={address} target="_blank" rel="noreferrer">
        {address}
      </Link>
      {!isOnline && (
        <Button size="small" color="inherit" onClick={() => void publishing.look()}>
          {say('common.lookOnline')}
        </Button>
      )}
    </Alert>
  )
}

/** A finished folder or ZIP, and how the owner can upload it. */
function Finished({ path, onClose }: { path: string; onClose: () => void }) {
  const say = useSay()
  const publishing = usePublishing()
  const { site } = useEditor()
  const { email } = contentOnPage(site.get().saved.content)
  return (
    <>
      <Alert
        severity="success"
        action={
          <Button color="inherit" onClick={() => void publishing.show()}>
            {say(publishingWords.showFolder)}
          </Button>
        }
        sx={{ overflowWrap: 'anywhere' }}
      >
        {say(publishingWords.finishedSite)} <code>{path}</code>
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {uploads[formOf({ path })].map((upload) => (
          <li key={upload.en}>{say(upload)}</li>
        ))}
      </Box>
      <span>
        {say(
          email ? publishingWords.afterUpload : publishingWords.afterUploadWithoutForm,
        )}
      </span>
      <ToGoLive label={publishingWords.toRelease} onClose={onClose} />
    </>
  )
}

function Failed({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const say = useSay()
  const publishing = usePublishing()
  const { what, toDo } = failureWords(failure, publishing.get().state)
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1 } }}>
      <strong>{say(what)}</strong>
      <span>{say(toDo)}</span>
      {failure.code === 'not-ready' && (
        <ToGoLive label={publishingWords.whatIsLeft} onClose={onClose} />
      )}
      <Details>{failure.detail}</Details>
    </Alert>
  )
}

/** To the tab with what is left until the site is live. */
function ToGoLive({ label, onClose }: { label: Bilingual; onClose: () => void }) {
  const say = useSay()
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
      {say(label)}
    </Button>
  )
}
