import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'

import type { VersionEntry } from '../../editorApi/versions.ts'
import { useEditor, useSay } from '../context.tsx'
import { day as dayOf } from '../moment.ts'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { VersionDetails } from './VersionDetails.tsx'
import { VersionRow } from './VersionRow.tsx'

interface VersionsDialogProps {
  versions: VersionList
  /** The id of the version that is shown first. */
  id?: string
}

/** The list of versions. The owner can view, restore, and publish each of them. */
export function VersionsDialog({ versions, id }: VersionsDialogProps) {
  const say = useSay()
  const { session, storage } = useEditor()
  const [chosen, setChosen] = useState(id)
  const details = useRef<HTMLElement>(null)
  const { state, entries, next } = useStore(versions, (view) => view)
  useEffect(() => void versions.load(), [versions])
  // On a phone, the version is below the list, so it is scrolled into view.
  useEffect(() => {
    if (chosen !== undefined) details.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen, entries])
  const entriesByDay = new Map<string, VersionEntry[]>()
  for (const entry of entries) {
    const day = say(dayOf(entry.at))
    entriesByDay.set(day, [...(entriesByDay.get(day) ?? []), entry])
  }
  const close = () => session.change({ openDialog: { kind: 'nothing' } })
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby="versions-title">
      <DialogTitle id="versions-title">{say('versions.title')}</DialogTitle>
      <DialogContent sx={layoutStyle}>
        <Box sx={columnStyle}>
          {state === 'loading' && <LinearProgress aria-label={say('versions.title')} />}
          {state === 'unreachable' && (
            <Alert severity="error">{say(`${storage.name}.unavailable`)}</Alert>
          )}
          {state === 'loaded' && entries.length === 0 && <p>{say('versions.none')}</p>}
          {[...entriesByDay].map(([day, dayEntries]) => (
            <section key={day} aria-label={day}>
              <h3>{day}</h3>
              <Box component="ol" sx={rowsStyle}>
                {dayEntries.map((entry) => (
                  <VersionRow
                    key={entry.id}
                    versions={versions}
                    entry={entry}
                    isChosen={entry.id === chosen}
                    onChoose={() => setChosen(entry.id)}
                  />
                ))}
              </Box>
            </section>
          ))}
          {next !== undefined && (
            <Button onClick={() => void versions.loadMore()}>
              {say('versions.older')}
            </Button>
          )}
        </Box>
        <Box
          component="section"
          ref={details}
          aria-label={say('versions.thisVersion')}
          sx={columnStyle}
        >
          {chosen === undefined ? (
            <p>{say('versions.help')}</p>
          ) : (
            <VersionDetails key={chosen} versions={versions} id={chosen} onBack={close} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{say('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const layoutStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 1fr) minmax(0, 2.5fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 3,
  overflow: 'hidden',
  '@media (max-width: 700px)': {
    gridTemplate: 'none',
    alignContent: 'start',
    overflow: 'auto',
  },
} as const

const columnStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  overflow: 'auto',
  '@media (max-width: 700px)': { overflow: 'visible' },
  '& h3, & p': { m: 0 },
} as const

const rowsStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const
