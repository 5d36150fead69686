/** Starts the editor: loads the content, and shows it beside its form. */
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { EditorProvider } from './context.tsx'
import { createEditor, startSession } from './createEditor.ts'
import { EditorPage } from './EditorPage.tsx'
import { parseContent } from './saving/parseContent.ts'
import { Stopped } from './Stopped.tsx'
import { serverStorage } from './storage/serverStorage.ts'
import { styles, theme } from './theme.ts'
import { readToken } from './token.ts'

const container = document.getElementById('editor')
if (!container) throw new Error('Failed to start: the document has no #editor.')
const root = createRoot(container)

function show(page: ReactNode) {
  root.render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={styles} />
      {page}
    </ThemeProvider>,
  )
}

const storage = serverStorage({ origin: '', token: readToken })
const result = await storage.load()
const content = result.ok ? parseContent(result.loaded.text) : undefined
if (!result.ok) show(<Stopped because={result.because} />)
else if (content) {
  const editor = createEditor(storage, result.loaded, content)
  show(
    <EditorProvider value={editor}>
      <EditorPage />
    </EditorProvider>,
  )
  await startSession(editor)
}
