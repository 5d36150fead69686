import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import { changesBetween, type ContentChange } from '../changes/changesBetween.ts'
import { useEditor, useSay } from '../context.tsx'
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx'
import { useStore } from '../state/store.ts'
import type { VersionContent, VersionList } from '../state/versionList.ts'
import { restoreAll, restoreChange, type EarlierVersion } from './restore.ts'
import { VersionFrame } from './VersionFrame.tsx'
import { versionsSaid, versionWords } from './versionWords.ts'

interface VersionDetailsProps {
  list: VersionList
  id: string
  onBack: () => void
}

/** A version beside today's content: both pages, the differences, and buttons to bring them back. */
export function VersionDetails({ list, id, onBack }: VersionDetailsProps) {
  const read = useStore(list, ({ contents }) => contents.get(id))
  useEffect(() => void list.read([id]), [list, id])
  if (!read) return null
  const { content } = read
  return content ? (
    <Comparison list={list} version={{ id, content }} read={read} onBack={onBack} />
  ) : (
    <CannotShowVersion read={read} />
  )
}

/** Shown for a version that is no content: its text can still be read. */
function CannotShowVersion({ read: { text } }: { read: VersionContent }) {
  const say = useSay()
  return (
    <>
      <Alert severity="warning">
        {say(text === null ? versionWords.unreadable : versionWords.noContent)}
      </Alert>
      {text !== null && (
        <Box
          component="textarea"
          readOnly
          rows={20}
          aria-label={say(versionWords.thisVersion)}
          value={text.slice(0, 200_000)}
          sx={source}
        />
      )}
    </>
  )
}

interface ComparisonProps {
  list: VersionList
  version: EarlierVersion
  read: VersionContent
  onBack: () => void
}

function Comparison({ list, version, read, onBack }: ComparisonProps) {
  const say = useSay()
  const editor = useEditor()
  const { site, session, announcement } = editor
  const now = useStore(site, ({ history }) => history.now)
  const [shown, setShown] = useState<{
    content: SiteContent
    files: Record<string, string>
  }>()
  const [isBroken, setIsBroken] = useState(false)
  const problemCount = useProblemCount(read)
  const changes = useRef<HTMLDivElement>(null)
  const { id, content } = version
  useEffect(() => {
    let isOpen = true
    void list
      .files(id)
      .then((found) => isOpen && setShown({ content, files: found ?? {} }))
    return () => {
      isOpen = false
    }
  }, [list, id, content])

  async function bring(work: Promise<boolean>, isWhole: boolean) {
    const isDone = await work
    if (!isDone) return session.tell(versionWords.notBroughtBack, 'error')
    session.tell(versionWords.broughtBack)
    announcement.set(say(versionWords.broughtBack))
    if (isWhole) onBack()
    // The button that had the focus is gone.
    else changes.current?.focus()
  }
  const isSame = isSameContent(now.content, content)
  return (
    <>
      {problemCount > 0 && (
        <Alert severity="warning">{say(versionsSaid.otherShape(problemCount))}</Alert>
      )}
      {isBroken && <Alert severity="warning">{say(versionWords.notShown)}</Alert>}
      <Box sx={beside}>
        {shown && (
          <VersionFrame
            label={say(versionWords.thisVersion)}
            snapshot={shown}
            onBroken={setIsBroken}
          />
        )}
        <VersionFrame label={say(versionWords.now)} snapshot={now} onBroken={() => {}} />
      </Box>
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        onClick={() => void bring(restoreAll(editor, list, version), true)}
      >
        {say(versionWords.bringAllBack)}
      </Button>
      <Box ref={changes} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 0 }}>
        <h3>{say(isSame ? versionWords.same : versionWords.wouldChange)}</h3>
        <ErrorBoundary instead={<p>{say(versionWords.notCompared)}</p>}>
          <ChangeList
            before={now.content}
            after={content}
            action={(change) =>
              canComeBack(change) && (
                <Button
                  size="small"
                  onClick={() =>
                    void bring(restoreChange(editor, list, version, change), false)
                  }
                >
                  {say(
                    change.kind === 'removed'
                      ? versionWords.removeAsThen
                      : versionWords.bringBack,
                  )}
                </Button>
              )
            }
          />
        </ErrorBoundary>
      </Box>
    </>
  )
}

/** Can it come back alone? The order of a list comes back only with the whole version. */
const canComeBack = ({ kind, path }: ContentChange) => kind !== 'moved' && path.length > 0

function isSameContent(now: SiteContent, version: SiteContent): boolean {
  try {
    return changesBetween(now, version).length === 0
  } catch {
    return false
  }
}

/** The number of problems that today's check finds in a version, without its pictures. */
function useProblemCount({ text }: VersionContent): number {
  const { checker } = useEditor()
  const [problemCount, setProblemCount] = useState(0)
  useEffect(() => {
    let isOpen = true
    void checker.check({ text: text ?? '' }).then((problems = []) => {
      const errors = problems.filter(({ severity }) => severity === 'error')
      if (isOpen) setProblemCount(errors.length)
    })
    return () => {
      isOpen = false
    }
  }, [checker, text])
  return problemCount
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
} as const

const source = {
  p: 1,
  fontFamily: 'monospace',
  fontSize: '.75rem',
  color: 'inherit',
  bgcolor: 'background.default',
} as const
