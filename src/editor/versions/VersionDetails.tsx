import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { Path } from '../../../schema/read/lookUp.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import { changesBetween, type ContentChange } from '../changes/changesBetween.ts'
import { useEditor, useSay } from '../context.tsx'
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx'
import { message } from '../messages/messages.ts'
import { PageFrame } from '../preview/PageFrame.tsx'
import { chosenTarget, type Publishing } from '../publishing/publishing.ts'
import { saveAndPublish, saveChanges } from '../publishing/saveAndPublish.ts'
import type { Snapshot } from '../state/history.ts'
import { isEqual } from '../state/isEqual.ts'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { isNarrow } from '../state/view.ts'
import { restoreAll, restoreChange, type EarlierVersion } from './restore.ts'
import { RestoreButton } from './RestoreButton.tsx'

interface VersionDetailsProps {
  versions: VersionList
  id: string
  onBack: () => void
}

/** A version next to today's content: both pages, the differences, and buttons to restore them. */
export function VersionDetails({ versions, id, onBack }: VersionDetailsProps) {
  const say = useSay()
  const contents = useStore(versions, (view) => view.contents)
  useEffect(() => void versions.read([id]), [versions, id])
  if (!contents.has(id)) return null
  const content = contents.get(id)
  if (!content) return <Alert severity="warning">{say('versions.notShown')}</Alert>
  return <Comparison versions={versions} version={{ id, content }} onBack={onBack} />
}

interface ComparisonProps extends Omit<VersionDetailsProps, 'id'> {
  version: EarlierVersion
}

function Comparison({ versions, version, onBack }: ComparisonProps) {
  const say = useSay()
  const editor = useEditor()
  const now = useStore(editor.site, ({ history }) => history.now)
  const [snapshot, setSnapshot] = useState<Snapshot>()
  const changes = useRef<HTMLDivElement>(null)
  const [chosenChange, setChosenChange] = useState<ContentChange>()
  const { publishing, session } = editor
  const { id, content } = version
  const first = useMemo(() => changesBetween(now.content, content)[0], [now, content])
  const { kind, path } = chosenChange ?? first ?? {}
  /** The path of the change, or the path around it on the page that does not have the value. */
  const outlinedPathUnless = (absentKind: ContentChange['kind']) =>
    kind === absentKind ? path?.slice(0, -1) : path
  useEffect(
    () => void versions.files(id).then((files = {}) => setSnapshot({ content, files })),
    [versions, id, content],
  )
  /** Saves the unsaved changes, restores the version, saves it, and publishes it if nothing has to be asked first. */
  async function publishVersion(publishing: Publishing) {
    // Saving the current content makes it a version, so that it can be restored.
    if (!(await saveChanges(editor))) return undefined
    if (!(await restoreAll(editor, version)))
      return session.notify(message('versions.notRestored'), 'error')
    session.change({ openDialog: { kind: 'publish' } })
    const { state } = publishing.get()
    // Without a target or a password, the open dialog asks for it first.
    if (chosenTarget(state) && state?.secret !== 'missing')
      await saveAndPublish(editor, publishing)
  }
  return (
    <>
      <Box sx={sideBySideStyle}>
        {snapshot && (
          <VersionFrame
            label={say('versions.thisVersion')}
            snapshot={snapshot}
            outlinedPath={outlinedPathUnless('removed')}
          />
        )}
        <VersionFrame
          label={say('versions.now')}
          snapshot={now}
          outlinedPath={outlinedPathUnless('added')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RestoreButton
          label={say('versions.restoreAll')}
          variant="contained"
          restore={() => restoreAll(editor, version)}
          onDone={onBack}
        />
        {publishing && (
          <Button variant="outlined" onClick={() => void publishVersion(publishing)}>
            {say('versions.publishThis')}
          </Button>
        )}
      </Box>
      <Box ref={changes} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 0 }}>
        <h3>
          {say(isEqual(now.content, content) ? 'versions.same' : 'versions.wouldChange')}
        </h3>
        <ErrorBoundary fallback={<p>{say('versions.notCompared')}</p>}>
          <ChangeList
            before={now.content}
            after={content}
            onShow={setChosenChange}
            renderAction={(change, name) =>
              canRestore(change) && (
                <RestoreButton
                  label={say(
                    change.kind === 'removed'
                      ? 'versions.removeAsThen'
                      : 'versions.restore',
                  )}
                  name={name}
                  size="small"
                  restore={() => restoreChange(editor, version, change)}
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

/** Whether the change can be restored separately. The order of a list is restored only with the complete version. */
const canRestore = ({ kind, path }: ContentChange) => kind !== 'moved' && path.length > 0

interface VersionFrameProps {
  label: string
  snapshot: Snapshot
  outlinedPath: Path | undefined
}

function VersionFrame({ label, snapshot, outlinedPath }: VersionFrameProps) {
  const say = useSay()
  const device = useStore(useEditor().view, (view) => view.device)
  return (
    <Box component="figure" sx={figureStyle}>
      <figcaption>{label}</figcaption>
      <PageFrame
        title={label}
        device={device === 'phone' || isNarrow() ? 'phone' : 'tablet'}
        snapshot={snapshot}
        outlinedPath={outlinedPath}
        brokenNotice={say('versions.notShown')}
      />
    </Box>
  )
}

const figureStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: '50vh',
  m: 0,
  minWidth: 0,
  '& figcaption': { typography: 'caption', fontWeight: 600, mb: 0.5 },
} as const

const sideBySideStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
} as const
