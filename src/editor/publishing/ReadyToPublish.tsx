import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState } from 'react'

import type { TargetKind, TargetSettings } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { isChanged } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { formOf, LastPublication } from './LastPublication.tsx'
import { Outcome } from './Outcome.tsx'
import type { PublishingView, Refusal } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { rollbackWords } from './Rollback.tsx'
import { saveAndPublish } from './saveAndPublish.ts'
import { isByHand, targetName, targets } from './targets.ts'

interface ReadyToPublishProps {
  settings: TargetSettings
  view: PublishingView
  onChange: (kind: TargetKind) => void
  onBack: () => void
  onClose: () => void
}

/** The target is chosen: how the last job ended, and what can be done now. */
export function ReadyToPublish({
  settings,
  view,
  onChange,
  onBack,
  onClose,
}: ReadyToPublishProps) {
  const say = useSay()
  const editor = useEditor()
  const publishing = usePublishing()
  const { site } = editor
  const { state } = view
  const isUnsaved = useStore(site, isChanged)
  const revision = useStore(site, ({ saved }) => saved.loaded.revision)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isStarting, setIsStarting] = useState(false)
  async function start(work: () => Promise<Refusal | undefined>) {
    setIsStarting(true)
    setRefusal(await work())
    setIsStarting(false)
  }
  const { kind } = settings
  const isDone =
    view.job.state === 'published' &&
    !isUnsaved &&
    view.job.publication.revision === revision &&
    view.job.publication.kind === kind &&
    (settings.kind !== 'folder' || settings.form === formOf(view.job.publication))
  const { job } = view
  // With the same password publishing would only fail again.
  const hasWrongSecret = job.state === 'failed' && job.failure.code === 'wrong-password'
  const change = (
    <Button
      size={hasWrongSecret ? 'medium' : 'small'}
      variant={hasWrongSecret ? 'contained' : 'text'}
      onClick={() => onChange(kind)}
    >
      {say(publishingWords.changeTarget)}
    </Button>
  )
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <strong>{say(targets[kind].title)}</strong>
          <span>{targetName(settings)}</span>
          {!hasWrongSecret && change}
          {!isByHand(kind) && (
            <Button
              size="small"
              disabled={isStarting}
              onClick={() => void start(publishing.connect)}
            >
              {say(publishingWords.testConnection)}
            </Button>
          )}
        </Box>
        <RefusalNote refusal={refusal} />
        <Outcome view={view} onClose={onClose} />
        <LastPublication view={view} />
        {isUnsaved && <span>{say(publishingWords.savedFirst)}</span>}
        {state?.last && state.previous && (
          <Button
            size="small"
            sx={{ justifySelf: 'start' }}
            disabled={isStarting}
            onClick={onBack}
          >
            {say(rollbackWords({ last: state.last, previous: state.previous }))}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        {isDone ? (
          <Button variant="contained" onClick={onClose}>
            {say(publishingWords.finish)}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{say('common.close')}</Button>
            <Button
              variant={hasWrongSecret ? 'text' : 'contained'}
              disabled={isStarting}
              onClick={() => void start(() => saveAndPublish(editor, publishing))}
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
