import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import type { Bilingual } from '../../schema/bilingual.ts'
import { initialMessageLanguage } from './messageLanguage.ts'
import { sayIn } from './messages/messages.ts'
import { styles, theme } from './theme.ts'
import { fitAboveKeyboard, ignoreFileDrops, ignoreSecondClicks } from './windowEvents.ts'

const container = document.getElementById('editor')
if (!container) throw new Error('Failed to start: the document has no #editor.')
const root = createRoot(container)

ignoreFileDrops()
ignoreSecondClicks()
fitAboveKeyboard()

/** Shows a page in the editor's style. */
export function renderPage(page: ReactNode): void {
  root.render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={styles} />
      {page}
    </ThemeProvider>,
  )
}

/** Shows why there is nothing to edit, and a button to try again or to leave another page's frame. */
export function showReason(why: Bilingual): void {
  const language = initialMessageLanguage()
  const isFramed = window.top !== window
  renderPage(
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
    </Box>,
  )
}
