import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import LinearProgress from '@mui/material/LinearProgress'
import { useTransition } from 'react'

import type { StoredTarget } from '../../editorApi/publishing.ts'
import { isManual } from '../../editorApi/targetSettings.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { DialogColumn } from '../controls/styles.tsx'
import type { OpenDialog } from '../saving/session.ts'
import { isChanged } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { Outcome } from './Outcome.tsx'
import type { PublishingView } from './publishing.ts'
import { lastPublicationMessage, targetName } from './publishingMessages.ts'
import { saveAndPublish } from './saveAndPublish.ts'

interface ReadyToPublishProps {
  target: StoredTarget
  view: PublishingView
  onChange: () => void
  onOtherTarget: () => void
}

/** Shown when a target is chosen: how the last job ended, and what to do now. */
export function ReadyToPublish(props: ReadyToPublishProps) {
  const { target, view, onChange, onOtherTarget } = props
  const say = useSay()
  const editor = useEditor()
  const publishing = usePublishing()
  const { site, session, versions } = editor
  const { settings, before: { id: previousId } = {} } = target
  const { job, online } = view
  const open = (openDialog: OpenDialog) => session.change({ openDialog })
  const isUnsaved = useStore(site, isChanged)
  const revision = useStore(site, ({ saved }) => saved.loaded.revision)
  // A job can end while this dialog is closed, and the owner can save again before opening it.
  const isPublished = job.state === 'published' && job.publication.revision === revision
  const [isStarting, start] = useTransition()
  return (
    <>
      <DialogColumn>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <strong>{say(`target.${settings.kind}`)}</strong>
          <span>{targetName(settings)}</span>
          <Button onClick={onChange}>{say('publishing.changeTarget')}</Button>
          <Button onClick={onOtherTarget}>{say('publishing.otherTarget')}</Button>
          {!isManual(settings.kind) && (
            <Button
              onClick={() =>
                void publishing.connect(site.get().history.now.content.site.address)
              }
            >
              {say('publishing.testConnection')}
            </Button>
          )}
        </Box>
        <Outcome target={target} view={view} />
        <span>{say(lastPublicationMessage(target, online?.state === 'online'))}</span>
        {isUnsaved && <span>{say('publishing.savedFirst')}</span>}
        {isStarting && <LinearProgress aria-label={say('saving.saving')} />}
        {previousId !== undefined && versions && (
          <Button
            sx={{ justifySelf: 'start', textAlign: 'start' }}
            // The versions dialog shows the version next to the current one, and can publish it.
            onClick={() => open({ kind: 'versions', id: previousId })}
          >
            {say('publishing.putBack')}
          </Button>
        )}
      </DialogColumn>
      <DialogActions>
        <Button onClick={() => open({ kind: 'nothing' })}>{say('common.close')}</Button>
        {(isUnsaved || !isPublished) && (
          <Button
            variant="contained"
            disabled={isStarting}
            onClick={() => start(() => saveAndPublish(editor, publishing))}
          >
            {say('common.publish')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
