import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import { useEditor, useMessageLanguage, useSay } from '../context.tsx'
import { mergeContents } from '../merge/mergeContents.ts'
import { moment } from '../moment.ts'
import { asContent } from '../state/asContent.ts'
import { parseContent } from '../state/parseContent.ts'
import { useStore } from '../state/store.ts'
import { draftOf, runSequentially } from './drafts.ts'

/** Offers an unsaved draft and shows its changes. A draft is never applied without the owner's consent. */
export function DraftOffer() {
  const say = useSay()
  const language = useMessageLanguage()
  const editor = useEditor()
  const { session, storage, site, pictures } = editor
  const [draft, ...otherDrafts] = useStore(session, (state) => state.drafts)
  const [isShown, setIsShown] = useState(false)
  const content = draft && parseContent(draft.text)
  if (!draft || !content) return null
  const { id, files, at } = draft
  const { saved } = site.get()
  // The draft's base may be a file that could not be read.
  const base = parseContent(draft.base) ?? saved.content
  const removeFromList = () => session.change({ drafts: otherDrafts })

  async function restore(ours: SiteContent) {
    await pictures.load(Object.values(files).filter((fileId) => fileId !== null))
    // After a double click, the first click has restored the draft.
    if (!session.get().drafts.some((other) => other.id === id)) return
    // A picture that is no longer kept has been saved since then, or is lost.
    const availableFiles = Object.entries(files).filter(
      ([, fileId]) => fileId === null || pictures.get().has(fileId),
    )
    const { now } = site.get().history
    const merged = mergeContents({ base, ours, theirs: now.content })
    site.changeSnapshot([], () => ({
      content: asContent(merged.value),
      files: { ...now.files, ...Object.fromEntries(availableFiles) },
    }))
    removeFromList()
    if (merged.conflicts.length > 0)
      session.change({
        openDialog: { kind: 'conflicts', theirs: site.get().saved, merged },
      })
    // Discards the old draft only after this session has kept its content as a draft.
    const isKept = await runSequentially(() => storage.drafts.save(draftOf(editor)))
    if (isKept) await storage.drafts.discard(id)
  }
  return (
    <Box component="section" aria-label={say('saving.draft')} sx={offerStyle}>
      <Box sx={row}>
        <span>{say('saving.draftFound', { time: moment(at)[language] })}</span>
        <Button size="small" color="inherit" onClick={() => setIsShown(!isShown)}>
          {say('saving.showDraft')}
        </Button>
        <Button size="small" variant="contained" onClick={() => void restore(content)}>
          {say('common.restoreDraft')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            // Discarding a draft cannot be undone.
            if (!confirm(say('saving.discardQuestion'))) return
            removeFromList()
            void storage.drafts.discard(id)
          }}
        >
          {say('saving.discardDraft')}
        </Button>
      </Box>
      {isShown && (
        <Box sx={{ maxHeight: '40vh', overflow: 'auto' }}>
          <ChangeList before={base} after={content} />
        </Box>
      )}
    </Box>
  )
}

const offerStyle = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: '2px solid',
  borderColor: 'warning.main',
} as const

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const
