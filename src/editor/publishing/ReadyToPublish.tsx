import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useState } from 'react'

import type { RememberedTarget } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { DialogColumn } from '../controls/styles.tsx'
import { isChanged } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { Outcome } from './Outcome.tsx'
import type { PublishingView } from './publishing.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { saveAndPublish } from './saveAndPublish.ts'
import { formOf, lastWords } from './sentences.ts'
import { isByHand, targetName } from './targets.ts'

interface ReadyToPublishProps {
  target: RememberedTarget
  view: PublishingView
  onChange: () => void
  onOther: () => void
  onClose: () => void
}

/** The target is chosen: how the last job ended, and what can be done now. */
export function ReadyToPublish({
  target,
  view,
  onChange,
  onOther,
  onClose,
}: ReadyToPublishProps) {
  const say = useSay()
  const editor = useEditor()
  const publishing = usePublishing()
  const { site, session, versions } = editor
  const { settings, previous } = target
  const { job, online } = view
  const isUnsaved = useStore(site, isChanged)
  const revision = useStore(site, ({ saved }) => saved.loaded.revision)
  const [isStarting, setIsStarting] = useState(false)
  async function start(work: Promise<unknown>) {
    setIsStarting(true)
    await work
    setIsStarting(false)
  }
  const isDone =
    job.state === 'published' &&
    !isUnsaved &&
    job.publication.revision === revision &&
    (settings.kind !== 'folder' || settings.form === formOf(job.publication))
  // With the same password publishing would only fail again.
  const hasWrongSecret = job.state === 'failed' && job.failure.code === 'password'
  const change = (
    <Button
      size={hasWrongSecret ? 'medium' : 'small'}
      variant={hasWrongSecret ? 'contained' : 'text'}
      onClick={onChange}
    >
      {say('publishing.changeTarget')}
    </Button>
  )
  return (
    <>
      <DialogColumn>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <strong>{say(`target.${settings.kind}`)}</strong>
          <span>{targetName(settings)}</span>
          {!hasWrongSecret && change}
          <Button size="small" onClick={onOther}>
            {say('publishing.otherTarget')}
          </Button>
          {!isByHand(settings.kind) && (
            <Button
              size="small"
              disabled={isStarting}
              onClick={() => void start(publishing.connect())}
            >
              {say('publishing.testConnection')}
            </Button>
          )}
        </Box>
        <RefusalNote />
        <Outcome target={target} view={view} onClose={onClose} />
        <span>{say(lastWords(target, online?.state === 'online'))}</span>
        {isUnsaved && <span>{say('publishing.savedFirst')}</span>}
        {previous !== undefined && versions && (
          <Button
            size="small"
            sx={{ justifySelf: 'start' }}
            // That dialog shows the version next to today's, and publishes it.
            onClick={() =>
              session.change({ openDialog: { kind: 'versions', id: previous } })
            }
          >
            {say('publishing.putBack')}
          </Button>
        )}
      </DialogColumn>
      <DialogActions>
        {isDone ? (
          <Button variant="contained" onClick={onClose}>
            {say('publishing.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{say('common.close')}</Button>
            <Button
              variant={hasWrongSecret ? 'text' : 'contained'}
              disabled={isStarting}
              onClick={() => void start(saveAndPublish(editor, publishing))}
            >
              {say('common.publish')}
            </Button>
            {hasWrongSecret && change}
          </>
        )}
      </DialogActions>
    </>
  )
}
