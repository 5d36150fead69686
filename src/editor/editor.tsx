/** Starts the editor: loads the content, and shows it beside its form. */
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { BrokenFile } from './broken/BrokenFile.tsx'
import { createChecker, type Checker } from './check/checker.ts'
import { EditorProvider } from './context.tsx'
import { createEditor, startSession } from './createEditor.ts'
import { EditorPage } from './EditorPage.tsx'
import { parseContent } from './saving/parseContent.ts'
import { takeIn } from './saving/receive.ts'
import type { Saved } from './state/site.ts'
import { Stopped } from './Stopped.tsx'
import { serverStorage } from './storage/serverStorage.ts'
import { styles, theme } from './theme.ts'
import { readToken } from './token.ts'
import { words } from './words.ts'

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

function open(saved: Saved, checker: Checker, theirs?: SiteContent) {
  const editor = createEditor(storage, saved, checker)
  if (theirs) takeIn(editor, { ...saved, content: theirs })
  if (saved.loaded.isRecoded) editor.session.tell(words.recoded, 'error')
  show(
    <EditorProvider value={editor}>
      <EditorPage />
    </EditorProvider>,
  )
  return startSession(editor)
}

const storage = serverStorage({ origin: '', token: readToken })
const result = await storage.load()
if (result.ok) {
  const { loaded } = result
  const checker = createChecker()
  const content = parseContent(loaded.text)
  if (content) {
    const isMended = loaded.isRecoded ?? false
    await open({ content, files: {}, loaded, isMended }, checker)
  } else {
    const endWatch = storage.watch((revision) => {
      if (revision && revision !== loaded.revision) location.reload()
    })
    show(
      <BrokenFile
        text={loaded.text}
        checker={checker}
        onOpen={(mended, theirs) => {
          endWatch()
          void open(
            { content: mended, files: {}, loaded, isMended: true },
            checker,
            theirs,
          )
        }}
      />,
    )
  }
} else show(<Stopped because={result.because} />)
