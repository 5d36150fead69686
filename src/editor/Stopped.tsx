import Box from '@mui/material/Box'

import { words } from './interfaceText.ts'
import { ownLanguage } from './ownLanguage.ts'
import type { LoadResult } from './storage/storage.ts'

type Because = Extract<LoadResult, { ok: false }>['because']

const sentences = {
  foreign: words.foreign,
  unreachable: words.unreachable,
  unreadable: words.unreadable,
} satisfies Record<Because, unknown>

/** Why there is nothing to edit. */
export function Stopped({ because }: { because: Because }) {
  return (
    <Box component="main" sx={{ maxWidth: '36rem', mx: 'auto', p: 4, fontSize: '1rem' }}>
      <p>{sentences[because][ownLanguage()]}</p>
    </Box>
  )
}
