import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'

import { ChangeList } from '../changes/ChangeList.tsx'
import type { ContentChange } from '../changes/changesBetween.ts'
import { useEditor, useSay } from '../context.tsx'
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx'
import { message } from '../messages/messages.ts'
import type { Publishing } from '../publishing/publishing.ts'
import { saveAndPublish, saveChanges } from '../publishing/saveAndPublish.ts'
import { chosenTarget } from '../publishing/targets.ts'
import { isSame } from '../state/isSame.ts'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { restoreAll, restoreChange, type EarlierVersion } from './restore.ts'
import { RestoreButton } from './RestoreButton.tsx'

interface VersionDetailsProps {
  list: VersionList
  id: string
  onBack: () => void
}

/** What differs between a version and today's content, and buttons to restore it. */
export function VersionDetails({ list, id, onBack }: VersionDetailsProps) {
  const say = useSay()
  const isRead = useStore(list, ({ contents }) => contents.has(id))
  const content = useStore(list, ({ contents }) => contents.get(id))
  useEffect(() => void list.read([id]), [list, id])
  if (!isRead) return null
  if (!content) return <Alert severity="warning">{say('versions.notShown')}</Alert>
  return <Comparison list={list} version={{ id, content }} onBack={onBack} />
}

interface ComparisonProps {
  list: VersionList
  version: EarlierVersion
  onBack: () => void
}

function Comparison({ list, version, onBack }: ComparisonProps) {
  const say = useSay()
  const editor = useEditor()
  const now = useStore(editor.site, ({ history }) => history.now.content)
  const changes = useRef<HTMLDivElement>(null)
  const { publishing, session } = editor
  const { content } = version
  /** Saves the unsaved changes, restores the version, then saves and publishes it. */
  async function publish(publishing: Publishing) {
    // The current content becomes a version too, so that it can be restored.
    if (!(await saveChanges(editor))) return undefined
    if (!(await restoreAll(editor, list, version)))
      return session.tell(message('versions.notRestored'), 'error')
    session.change({ openDialog: { kind: 'publish' } })
    const { state } = publishing.get()
    // Otherwise that dialog asks for what is missing first.
    if (chosenTarget(state) && state?.secret !== 'missing')
      await saveAndPublish(editor, publishing)
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RestoreButton
          label={say('versions.restoreAll')}
          variant="contained"
          restore={() => restoreAll(editor, list, version)}
          onDone={onBack}
        />
        {publishing && (
          <Button variant="outlined" onClick={() => void publish(publishing)}>
            {say('versions.publishThis')}
          </Button>
        )}
      </Box>
      <Box ref={changes} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 0 }}>
        <h3>{say(isSame(now, content) ? 'versions.same' : 'versions.wouldChange')}</h3>
        <ErrorBoundary instead={<p>{say('versions.notCompared')}</p>}>
          <ChangeList
            before={now}
            after={content}
            action={(change, name) =>
              canComeBack(change) && (
                <RestoreButton
                  label={say(
                    change.kind === 'removed'
                      ? 'versions.removeAsThen'
                      : 'versions.restore',
                  )}
                  name={name}
                  size="small"
                  restore={() => restoreChange(editor, list, version, change)}
                  onDone={() => changes.current?.focus()}
                />
              )
            }
          />
        </ErrorBoundary>
      </Box>
    </>
  )
}

/** Whether it can be restored on its own. The order of a list is restored only with the complete version. */
const canComeBack = ({ kind, path }: ContentChange) => kind !== 'moved' && path.length > 0
