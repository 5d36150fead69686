import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { publishingWords } from './publishingWords.ts'
import { publishStatus, type PublishStatus } from './publishStatus.ts'
import { versionTime } from './versionTime.ts'

const statusWords: Record<PublishStatus, Bilingual | ((time: Bilingual) => Bilingual)> = {
  here: publishingWords.here,
  failed: publishingWords.notPublished,
  asks: publishingWords.asks,
  sending: publishingWords.sendingNow,
  sent: publishingWords.sentUnseen,
  online: publishingWords.online,
  error: publishingWords.visitorsSeeError,
  changed: publishingWords.changedSince,
  'changed-unseen': publishingWords.changedSinceUnseen,
}

/** Opens the dialog for publishing, and says how far the content is: only here, sent or online. */
export function PublishButton() {
  const say = useSay()
  const { site, session } = useEditor()
  const publishing = usePublishing()
  const view = useStore(publishing, (now) => now)
  const status = useStore(site, (now) => publishStatus(now, view))
  const sentence = statusWords[status]
  const last = view.state?.last
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => session.change({ openDialog: { kind: 'publish' } })}
      >
        {say('common.publish')}
      </Button>
      <Box component="output" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {say(
          typeof sentence !== 'function'
            ? sentence
            : sentence(last ? versionTime(last) : { en: '', br: '' }),
        )}
      </Box>
    </>
  )
}
