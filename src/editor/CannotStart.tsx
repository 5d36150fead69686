import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Bilingual } from '../../schema/bilingual.ts'
import { interfaceLanguage } from './interfaceLanguage.ts'
import { sayIn } from './messages/messages.ts'

/** Why there is nothing to edit, and a button: try again, or leave another page's frame. */
export function CannotStart({ why }: { why: Bilingual }) {
  const language = interfaceLanguage()
  const isFramed = window.top !== window
  return (
    <Box component="main" sx={{ maxWidth: '36rem', mx: 'auto', p: 4, fontSize: '1rem' }}>
      <p>{why[language]}</p>
      {isFramed ? (
        <Button href={location.href} target="_blank" rel="noreferrer">
          {sayIn(language, 'signIn.ownWindow')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => location.reload()}>
          {sayIn(language, 'common.tryAgain')}
        </Button>
      )}
    </Box>
  )
}
