import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { useEditor, useInterfaceLanguage, usePublishing, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { publishStatus } from './publishStatus.ts'

/** Opens the dialog for publishing, and says how far the content is: only here, sent or online. */
export function PublishButton() {
  const say = useSay()
  const { site, session } = useEditor()
  const view = useStore(usePublishing(), (now) => now)
  const language = useInterfaceLanguage()
  // As a text, so that typing does not render it anew.
  const status = useStore(site, (now) => publishStatus(now, view).words[language])
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => session.change({ openDialog: { kind: 'publish' } })}
      >
        {say('common.publish')}
      </Button>
      <Box component="output" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {status}
      </Box>
    </>
  )
}
