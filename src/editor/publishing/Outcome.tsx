import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import type {
  AddressState,
  PublishReport,
  StoredTarget,
} from '../../editorApi/publishing.ts'
import { isManual } from '../../editorApi/targetSettings.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { LineList, PlainList } from '../controls/styles.tsx'
import type { PublishingView } from './publishing.ts'
import { outputOf, addressMessage, outcomeOf } from './publishingMessages.ts'

interface OutcomeProps {
  target: StoredTarget
  view: PublishingView
}

interface ConnectionNotesProps {
  target: StoredTarget
  readBack: AddressState | undefined
}

/** The result of the last job. Without one, what visitors see at the address of the last publication. */
export function Outcome({ target, view }: OutcomeProps) {
  const say = useSay()
  const { job, online } = view
  const { last, settings } = target
  const outcome = outcomeOf(view)
  if (!outcome) {
    const isShown = online && (!isManual(settings.kind) || online.state === 'online')
    return last && isShown ? (
      <OnlineStatus address={last.address} online={online} />
    ) : null
  }
  if (job.state === 'published') {
    const { path, address } = job.publication
    if (path !== undefined) return <FinishedFiles path={path} />
    return (
      <>
        <OnlineStatus address={address} online={online} />
        <HostFiles {...job} />
      </>
    )
  }
  const failure = job.state === 'failed' ? job.failure : undefined
  return (
    <>
      <Alert
        severity={outcome.severity}
        sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1 } }}
      >
        <span>{say(outcome.message)}</span>
        {failure?.id === 'not-ready' && <TabLink label={say('publishing.whatIsLeft')} />}
        {failure && <Details>{failure.detail}</Details>}
      </Alert>
      {job.state === 'connected' && (
        <ConnectionNotes target={target} readBack={job.readBack} />
      )}
    </>
  )
}

/** What else a connection test found: that the host refuses .htaccess, or that the site's address does not work. */
function ConnectionNotes({ target: { settings }, readBack }: ConnectionNotesProps) {
  const say = useSay()
  const { site } = useEditor()
  const { address } = site.get().saved.content.site
  return (
    <>
      {settings.kind === 'host' && settings.htaccess === 'refused' && (
        <Alert severity="info">{say('publishing.withoutHtaccess')}</Alert>
      )}
      {readBack && readBack.state !== 'online' && (
        <Alert severity="warning">{say(addressMessage(readBack, address))}</Alert>
      )}
    </>
  )
}

interface OnlineStatusProps {
  address: string
  online: AddressState | undefined
}

/** What visitors see at the site's address, with a link to it. */
export function OnlineStatus({ address, online }: OnlineStatusProps) {
  const say = useSay()
  const publishing = usePublishing()
  const isOnline = online?.state === 'online'
  const isError = online?.state === 'server-error' || online?.state === 'forbidden'
  const severity = isError ? 'error' : 'warning'
  return (
    <Alert severity={isOnline ? 'success' : severity}>
      {!isOnline && !isError && `${say('publishing.status.sent')}. `}
      {online && say(addressMessage(online, address))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Link href={address} target="_blank" rel="noreferrer">
          {address}
        </Link>
        {!isOnline && (
          <Button
            size="small"
            color="inherit"
            onClick={() => void publishing.checkOnline()}
          >
            {say('common.lookOnline')}
          </Button>
        )}
      </Box>
      {online && 'detail' in online && <Details>{online.detail}</Details>}
    </Alert>
  )
}

/** Files on the host that were replaced or kept, and files of the site that the host refused. */
function HostFiles({ replaced = [], kept = [], leftOut = [] }: Partial<PublishReport>) {
  const say = useSay()
  const replacedFiles = replaced.map(({ path, copy }) =>
    copy === undefined ? path : say('publishing.files.copy', { path, copy }),
  )
  return Object.entries({ replaced: replacedFiles, kept, leftOut } as const)
    .filter(([, files]) => files.length > 0)
    .map(([name, files]) => (
      <Alert key={name} severity="info">
        {say(`publishing.files.${name as 'kept'}`, { count: files.length })}
        <PlainList sx={{ mt: 1, maxHeight: '20vh', overflow: 'auto' }} tabIndex={0}>
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </PlainList>
      </Alert>
    ))
}

/** A finished folder or ZIP, and how the owner can upload it. */
function FinishedFiles({ path }: { path: string }) {
  const say = useSay()
  const publishing = usePublishing()
  const { site } = useEditor()
  const { email } = contentOnPage(site.get().saved.content)
  const output = outputOf({ path })
  return (
    <>
      <Alert severity="success">
        {say('publishing.finished')} <code>{path}</code>{' '}
        <Button size="small" color="inherit" onClick={() => void publishing.show()}>
          {say('publishing.showFolder')}
        </Button>
      </Alert>
      <LineList as="ul" lines={say(`upload.${output}`)} />
      <span>{say(email ? 'upload.after' : 'upload.afterWithoutForm')}</span>
      <TabLink label={say('publishing.showSteps')} />
    </>
  )
}

/** The server's message, collapsed. It contains no secret. */
export function Details({ children }: { children: string }) {
  const say = useSay()
  if (children === '') return null
  return (
    <details>
      <summary>{say('publishing.details')}</summary>
      <Code>{children}</Code>
    </details>
  )
}

const Code = styled('pre')({
  margin: '8px 0 0',
  font: '.8125rem/1.45 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

/** Opens the tab with the remaining steps. */
function TabLink({ label }: { label: string }) {
  const { navigation, session } = useEditor()
  return (
    <Button
      color="inherit"
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      onClick={() => {
        navigation.goToNextStep()
        session.change({ openDialog: { kind: 'nothing' } })
      }}
    >
      {label}
    </Button>
  )
}
