import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'

import { isManual } from '../../editorApi/targetSettings.ts'
import type { VersionEntry } from '../../editorApi/versions.ts'
import { describeChanges } from '../changes/changesBetween.ts'
import { useEditor, useMessageLanguage, useSay } from '../context.tsx'
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx'
import { plainButton } from '../controls/styles.tsx'
import { timeOfDay } from '../moment.ts'
import { chosenTarget, type Publishing } from '../publishing/publishing.ts'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'

interface VersionRowProps {
  versions: VersionList
  entry: VersionEntry
  isChosen: boolean
  onChoose: () => void
}

/** The maximum number of changes that a row names. */
const maxNames = 3

/** The time of a version, and its changes. The content is read when the row scrolls into view. */
export function VersionRow({ versions, entry, isChosen, onChoose }: VersionRowProps) {
  const say = useSay()
  const row = useRef<HTMLLIElement>(null)
  const { id, before, at, kind, published } = entry
  const { publishing } = useEditor()
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([intersection]) => {
      if (intersection?.isIntersecting)
        void versions.read([id, ...(before === undefined ? [] : [before])])
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [versions, id, before])
  return (
    <li ref={row}>
      <Box
        component="button"
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={rowStyle}
      >
        <span>
          <time dateTime={new Date(at).toISOString()}>{say(timeOfDay(at))}</time>
          <span>{say(`versions.kind.${kind}`)}</span>
          {published !== undefined && <em>{say('versions.kind.published')}</em>}
          {publishing && <LastPublished id={id} publishing={publishing} />}
        </span>
        <ErrorBoundary fallback={<small>{say('versions.notCompared')}</small>}>
          <Changes versions={versions} entry={entry} />
        </ErrorBoundary>
      </Box>
    </li>
  )
}

/** If the version was published last, whether it is online, or was sent or written to a folder. */
function LastPublished({ id, publishing }: { id: string; publishing: Publishing }) {
  const say = useSay()
  const { settings, last } =
    useStore(publishing, ({ state }) => chosenTarget(state)) ?? {}
  const isOnline = useStore(publishing, ({ online }) => online?.state === 'online')
  if (last?.id !== id) return null
  const sentState = isManual(settings?.kind) ? 'inFolder' : 'publishedLast'
  return <strong>{say(`versions.${isOnline ? 'online' : sentState}`)}</strong>
}

function Changes({ versions, entry }: Pick<VersionRowProps, 'versions' | 'entry'>) {
  const { id, before } = entry
  const say = useSay()
  const language = useMessageLanguage()
  const after = useStore(versions, ({ contents }) => contents.get(id))
  const contentBefore = useStore(versions, ({ contents }) => contents.get(before ?? ''))
  const isRead = useStore(
    versions,
    ({ contents }) => contents.has(id) && contents.has(before ?? ''),
  )
  const names = useMemo(
    () => after && contentBefore && describeChanges(contentBefore, after, language),
    [after, contentBefore, language],
  )
  if (before === undefined) return <small>{say('versions.first')}</small>
  if (!isRead) return <small> </small>
  if (!names) return <small>{say('versions.notCompared')}</small>
  if (names.length === 0) return <small>{say('versions.noWords')}</small>
  const count = names.length - maxNames
  return (
    <>
      {names.slice(0, maxNames).map((name) => (
        <small key={name}>{name}</small>
      ))}
      {count > 0 && <small>{say('versions.more', { count })}</small>}
    </>
  )
}

const rowStyle = {
  ...plainButton,
  display: 'grid',
  gap: 0.25,
  width: '100%',
  px: 1,
  py: 0.75,
  borderRadius: 1,
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed=true]': { bgcolor: 'action.selected' },
  '& > span': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
  '& time': { fontWeight: 600 },
  '& em': { color: 'text.secondary', fontStyle: 'normal' },
  '& strong': { color: 'success.main' },
  '& small': { color: 'text.secondary', minHeight: '1.2em' },
} as const
