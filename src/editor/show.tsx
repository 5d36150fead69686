import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { styles, theme } from './theme.ts'

const container = document.getElementById('editor')
if (!container) throw new Error('Failed to start: the document has no #editor.')
const root = createRoot(container)

/** Shows a page in the editor's look. */
export function show(page: ReactNode): void {
  root.render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={styles} />
      {page}
    </ThemeProvider>,
  )
}
