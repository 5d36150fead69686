import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useState } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Publication } from '../../editorApi/publishing.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { formOf } from './LastPublication.tsx'
import type { Refusal } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { isByHand } from './targets.ts'
import { savedAt, versionTime } from './versionTime.ts'

interface Swap {
  /** The publication that visitors see now. */
  last: Publication
  /** The one that would take its place. */
  previous: Publication
}

/** What going back does, named as the list of versions names it. */
export function rollbackWords({ last, previous }: Swap): Bilingual {
  const time = versionTime(previous)
  const isNewer = savedAt(previous) > savedAt(last)
  return isByHand(previous.kind)
    ? publishingWords.layBack(time, isNewer, formOf(previous))
    : publishingWords.putBack(time, isNewer)
}

interface RollbackProps extends Swap {
  /** Called when the rollback has started, or the owner does not want it. */
  onDone: () => void
}

/** Asks before visitors get another version. */
export function Rollback({ last, previous, onDone }: RollbackProps) {
  const say = useSay()
  const publishing = usePublishing()
  const { versions } = useEditor()
  const [refusal, setRefusal] = useState<Refusal>()
  async function start() {
    const refused = await publishing.rollback()
    if (refused) setRefusal(refused)
    else onDone()
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <span>{say(publishingWords.insteadOf(versionTime(last)))}</span>
        {versions && <VisitorsChanges list={versions} last={last} previous={previous} />}
        <RefusalNote refusal={refusal} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>{say('common.cancel')}</Button>
        <Button variant="contained" onClick={() => void start()}>
          {say(rollbackWords({ last, previous }))}
        </Button>
      </DialogActions>
    </>
  )
}

function VisitorsChanges({ list, last, previous }: Swap & { list: VersionList }) {
  const say = useSay()
  useEffect(() => void list.load(), [list])
  const state = useStore(list, (view) => view.state)
  const entries = useStore(list, (view) => view.entries)
  const contents = useStore(list, (view) => view.contents)
  const further = useStore(list, (view) => view.next)
  const [before, after] = [last, previous].map(
    ({ version }) => entries.find(({ published }) => published === version)?.id ?? '',
  ) as [string, string]
  useEffect(() => {
    if (before !== '' && after !== '') void list.read([before, after])
  }, [list, before, after])
  const isFound = before !== '' && after !== ''
  const isFurther = !isFound && state === 'loaded' && further !== undefined
  useEffect(() => {
    if (isFurther) void list.loadMore()
  }, [list, isFurther, further])
  if (state === 'loading' || isFurther) return null
  const unknown = <span>{say(publishingWords.changesUnknown)}</span>
  if (!isFound) return unknown
  const [shown, next] = [contents.get(before), contents.get(after)]
  if (!shown || !next) return null
  if (!shown.content || !next.content) return unknown
  return (
    <Box component="section" sx={{ '& h3': { m: 0 } }}>
      <h3>{say(publishingWords.visitorsWould)}</h3>
      <ErrorBoundary instead={unknown}>
        <ChangeList before={shown.content} after={next.content} />
      </ErrorBoundary>
    </Box>
  )
}
