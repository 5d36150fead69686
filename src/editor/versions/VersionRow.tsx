import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import type { VersionEntry } from '../../editorApi/versions.ts'
import { useInterfaceLanguage, usePublishing, useSay } from '../context.tsx'
import { plainButton } from '../controls/styles.tsx'
import { clock } from '../moment.ts'
import { isByHand } from '../publishing/targets.ts'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { changeNames } from './changeNames.ts'
import { versionsSaid, versionWords } from './versionWords.ts'

interface VersionRowProps {
  list: VersionList
  entry: VersionEntry
  isChosen: boolean
  onChoose: () => void
}

/** The most changes that a row names. */
const namedChanges = 3

const kinds: Record<VersionEntry['kind'], Bilingual | undefined> = {
  committed: undefined,
  saved: versionWords.savedHere,
  found: versionWords.foundHere,
  published: undefined,
}

/** When a version was made, by whom, and what it changed; its content is read when the row comes into view. */
export function VersionRow({ list, entry, isChosen, onChoose }: VersionRowProps) {
  const say = useSay()
  const row = useRef<HTMLLIElement>(null)
  const { id, before, at, author, kind, published, isOnline, broken } = entry
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting)
        void list.read([id, ...(before === undefined ? [] : [before])])
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, id, before])
  const made = kinds[kind]
  return (
    <li ref={row}>
      <Box
        component="button"
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={look}
      >
        <span>
          <time dateTime={new Date(at).toISOString()}>{say(clock(at))}</time>
          {author !== undefined && <bdi>{author}</bdi>}
          {made && <span>{say(made)}</span>}
          {published !== undefined && <em>{say(versionWords.publishedHere)}</em>}
          {isOnline && <LastPublished />}
        </span>
        {broken === undefined ? (
          <Changes list={list} id={id} before={before} />
        ) : (
          <small>{say(versionsSaid.brokenFile(broken))}</small>
        )}
      </Box>
    </li>
  )
}

/** What became of the version that was published last: seen online, sent, or put into a folder. */
function LastPublished() {
  const say = useSay()
  const publishing = usePublishing()
  const isSeenOnline = useStore(publishing, ({ online }) => online?.state === 'online')
  const isHere = useStore(publishing, ({ state }) => isByHand(state?.last?.kind))
  const label = isHere ? versionWords.inFolderNow : versionWords.lastPublished
  return <strong>{say(isSeenOnline ? versionWords.online : label)}</strong>
}

interface ChangesProps {
  list: VersionList
  id: string
  before: string | undefined
}

function Changes({ list, id, before }: ChangesProps) {
  const say = useSay()
  const language = useInterfaceLanguage()
  const after = useStore(list, ({ contents }) => contents.get(id))
  const earlier = useStore(list, ({ contents }) => contents.get(before ?? ''))
  const names = useMemo(
    () =>
      after?.content && earlier?.content
        ? changeNames(earlier.content, after.content, language)
        : undefined,
    [after, earlier, language],
  )
  if (before === undefined) return <small>{say(versionWords.first)}</small>
  if (!after || !earlier) return <small> </small>
  if (after.text === null) return <small>{say(versionWords.unreadable)}</small>
  if (!names) return <small>{say(versionWords.notCompared)}</small>
  if (names.length === 0) return <small>{say(versionWords.noWords)}</small>
  const left = names.length - namedChanges
  return (
    <>
      {names.slice(0, namedChanges).map((name) => (
        <small key={name}>{name}</small>
      ))}
      {left > 0 && <small>{say(versionsSaid.more(left))}</small>}
    </>
  )
}

const look = {
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
