import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'

import { languages } from '../../../schema/languages.ts'
import type { VersionEntry } from '../../editorApi/versions.ts'
import { useEditor, useInterfaceLanguage, usePublishing, useSay } from '../context.tsx'
import { day as dayOf } from '../moment.ts'
import { rollbackWords } from '../publishing/Rollback.tsx'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { VersionDetails } from './VersionDetails.tsx'
import { VersionRow } from './VersionRow.tsx'
import { versionsSaid, versionWords } from './versionWords.ts'

/** The list of versions; each can be looked at and brought back. */
export function VersionsDialog({ list }: { list: VersionList }) {
  const say = useSay()
  const { session, storage, publishing } = useEditor()
  const [chosen, setChosen] = useState<string>()
  // Without the contents: each that is read would render the whole list anew.
  const state = useStore(list, (view) => view.state)
  const entries = useStore(list, (view) => view.entries)
  const next = useStore(list, (view) => view.next)
  const bytes = useStore(list, (view) => view.bytes)
  const { lang } = languages[useInterfaceLanguage()]
  const megabytes = (bytes / 1e6).toLocaleString(lang, { maximumFractionDigits: 1 })
  const unanswered = useStore(list, (view) => view.unanswered)
  useEffect(() => void list.load(), [list])
  const close = () => session.change({ openDialog: { kind: 'nothing' } })
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby="versions-title">
      <DialogTitle id="versions-title">{say(versionWords.versions)}</DialogTitle>
      <DialogContent sx={layout}>
        <Box sx={column}>
          {publishing && <PutBack />}
          {unanswered !== undefined && (
            <Alert severity="warning">
              {say(versionWords.gitUnanswered)} <code>{unanswered}</code>
            </Alert>
          )}
          {state === 'loading' && (
            <LinearProgress aria-label={say(versionWords.versions)} />
          )}
          {state === 'unreachable' && (
            <Alert severity="error">{say(storage.words.unavailable)}</Alert>
          )}
          {state === 'loaded' && entries.length === 0 && <p>{say(versionWords.none)}</p>}
          <Days list={list} entries={entries} chosen={chosen} onChoose={setChosen} />
          {next !== undefined && (
            <Button onClick={() => void list.loadMore()}>
              {say(versionWords.older)}
            </Button>
          )}
          {bytes > 0 && (
            <Box component="p" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {say(versionsSaid.room(megabytes))} {say(versionWords.retention)}
            </Box>
          )}
        </Box>
        <Box component="section" aria-label={say(versionWords.thisVersion)} sx={column}>
          {chosen === undefined ? (
            <>
              <p>{say(versionWords.help)}</p>
              {entries.length > 0 && <p>{say(versionWords.choose)}</p>}
            </>
          ) : (
            <VersionDetails key={chosen} list={list} id={chosen} onBack={close} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{say('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Puts the publication before the last one back online. */
function PutBack() {
  const say = useSay()
  const { session } = useEditor()
  const publishing = usePublishing()
  const last = useStore(publishing, ({ state }) => state?.last)
  const previous = useStore(publishing, ({ state }) => state?.previous)
  useEffect(() => void publishing.load(), [publishing])
  if (!last || !previous) return null
  return (
    <Button
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      // That dialog asks for confirmation and reports the progress.
      onClick={() => session.change({ openDialog: { kind: 'publish', goesBack: true } })}
    >
      {say(rollbackWords({ last, previous }))}
    </Button>
  )
}

interface DaysProps {
  list: VersionList
  entries: readonly VersionEntry[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

function Days({ list, entries, chosen, onChoose }: DaysProps) {
  const say = useSay()
  const days = new Map<string, VersionEntry[]>()
  for (const entry of entries) {
    const day = say(dayOf(entry.at))
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(entry)
    else days.set(day, [entry])
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h3>{day}</h3>
      <Box component="ol" sx={rows}>
        {ofDay.map((entry) => (
          <VersionRow
            key={entry.id}
            list={list}
            entry={entry}
            isChosen={entry.id === chosen}
            onChoose={() => onChoose(entry.id)}
          />
        ))}
      </Box>
    </section>
  ))
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 1fr) minmax(0, 2.5fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 3,
  overflow: 'hidden',
  '@media (max-width: 700px)': {
    gridTemplate: 'none',
    overflow: 'auto',
  },
} as const

const column = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  overflow: 'auto',
  '@media (max-width: 700px)': { overflow: 'visible' },
  '& h3, & p': { m: 0 },
} as const

const rows = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const
