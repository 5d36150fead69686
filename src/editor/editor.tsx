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
import { ErrorBoundary } from './controls/ErrorBoundary.tsx'
import { createEditor, startSession, unsavedDrafts } from './createEditor.ts'
import { EditorPage } from './EditorPage.tsx'
import { words } from './interfaceText.ts'
import { serverPublisher } from './publishing/publisher.ts'
import { takeIn } from './saving/receive.ts'
import { parseContent } from './state/parseContent.ts'
import type { Saved } from './state/site.ts'
import { Stopped } from './Stopped.tsx'
import { serverStorage, takesToken } from './storage/serverStorage.ts'
import { styles, theme } from './theme.ts'
import { findToken } from './token.ts'
import { Unshown } from './Unshown.tsx'

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
  const editor = createEditor(storage, publisher, saved, checker)
  if (theirs) takeIn(editor, { ...saved, content: theirs })
  if (!token.isKept) editor.session.tell(words.nothingRemembered, 'warning')
  if (saved.loaded.isRecoded) editor.session.tell(words.recoded, 'error')
  show(
    <EditorProvider value={editor}>
      <ErrorBoundary instead={<Unshown />}>
        <EditorPage />
      </ErrorBoundary>
    </EditorProvider>,
  )
  return startSession(editor)
}

const token = await findToken((value) => takesToken({ origin: '', token: value }))
const server = { origin: '', token: token.value }
const storage = serverStorage(server)
const publisher = serverPublisher(server)
const result = await storage.load()
if (result.ok) {
  const { loaded } = result
  const checker = createChecker()
  const content = parseContent(loaded.text)
  if (content) {
    const isFixed = loaded.isRecoded ?? false
    await open({ content, files: {}, loaded, isFixed }, checker)
  } else {
    const [draft] = await unsavedDrafts(storage, loaded.text)
    const endWatch = storage.watch((seen) => {
      const revision = seen.ok ? seen.revision : null
      if (revision !== null && revision !== loaded.revision) location.reload()
    })
    show(
      <BrokenFile
        text={loaded.text}
        checker={checker}
        draft={draft}
        onOpen={(fixed, theirs) => {
          endWatch()
          void open({ content: fixed, files: {}, loaded, isFixed: true }, checker, theirs)
        }}
      />,
    )
  }
} else show(<Stopped because={result.because} />)
