import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import { ChangeList } from '../changes/ChangeList.tsx'
import { useEditor, useSay } from '../context.tsx'
import { asContent } from '../edits/ownNames.ts'
import { mergeValues } from '../merge/mergeValues.ts'
import { useStore } from '../state/store.ts'
import type { Draft } from '../storage/storage.ts'
import { words } from '../words.ts'
import { parseContent } from './parseContent.ts'

/** Work that was not saved is offered, with what it would change; it never comes back by itself. */
export function DraftOffer() {
  const say = useSay()
  const { session, storage, site, pictures } = useEditor()
  const draft = useStore(session, (state) => state.draft)
  const [isShown, setIsShown] = useState(false)
  const ours = draft && parseContent(draft.text)
  if (!draft || !ours) return null
  // It may have begun with a file that could not be read.
  const base = parseContent(draft.base) ?? site.get().saved.content
  const forget = () => session.change({ draft: undefined })

  function take({ files }: Draft) {
    const { now } = site.get().history
    const merged = mergeValues({ base, ours, theirs: now.content })
    const ids = Object.values(files).filter((id) => id !== null)
    void pictures.load(ids)
    site.changeAll([], () => ({
      content: asContent(merged.value),
      files: { ...now.files, ...files },
    }))
    forget()
  }
  return (
    <Box component="section" aria-label={say(words.draftFound)} sx={offer}>
      <Box sx={row}>
        <span>{say(words.draftFound)}</span>
        <Button size="small" color="inherit" onClick={() => setIsShown(!isShown)}>
          {say(words.showDraft)}
        </Button>
        <Button size="small" variant="contained" onClick={() => take(draft)}>
          {say(words.takeDraft)}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            forget()
            void storage.draft.discard()
          }}
        >
          {say(words.dropDraft)}
        </Button>
      </Box>
      {isShown && (
        <Box sx={{ maxHeight: '40vh', overflow: 'auto' }}>
          <ChangeList before={base} after={ours} />
        </Box>
      )}
    </Box>
  )
}

const offer = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: '2px solid',
  borderColor: 'warning.main',
} as const

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const
