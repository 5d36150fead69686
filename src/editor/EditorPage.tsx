import Box from '@mui/material/Box'
import { useEffect } from 'react'

import { visuallyHidden } from '../components/visuallyHidden.ts'
import { TopBar } from './bar/TopBar.tsx'
import { CannotShow } from './CannotShow.tsx'
import { breadcrumb } from './changes/valueAsText.ts'
import { useEditor, useMessageLanguage, useSay } from './context.tsx'
import { ErrorBoundary } from './controls/ErrorBoundary.tsx'
import { Panel } from './panel/Panel.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { PublishDialog } from './publishing/PublishDialog.tsx'
import { ConflictDialog } from './saving/ConflictDialog.tsx'
import { DraftOffer } from './saving/DraftOffer.tsx'
import { settleConflicts } from './saving/externalChange.ts'
import { askToSave } from './saving/save.ts'
import { SaveDialog } from './saving/SaveDialog.tsx'
import { Toast } from './saving/Toast.tsx'
import { NewTokenForm } from './signIn/SignIn.tsx'
import { useStore } from './state/store.ts'
import { narrowWindow } from './state/view.ts'
import { VersionsDialog } from './versions/VersionsDialog.tsx'

/** The complete window: the preview, and next to it the panel with the content. */
export function EditorPage() {
  const editor = useEditor()
  const { site, navigation, session, announcement, versions, publishing } = editor
  const say = useSay()
  const language = useMessageLanguage()
  const openDialog = useStore(session, (state) => state.openDialog)
  const visiblePart = useStore(navigation, (state) => state.visiblePart)
  const announcedText = useStore(announcement, (text) => text)
  const stepHistory = (step: 'undo' | 'redo') => {
    const path = site[step]()
    if (!path) return
    const name = breadcrumb(site.get().history.now.content, path, language)
    announcement.set(say(step === 'undo' ? 'common.undone' : 'common.redone', { name }))
    if (typeof path.at(-1) === 'number') navigation.goToRow(path)
    else if (path.length > 0) navigation.goTo(path)
  }
  const undo = () => stepHistory('undo')
  const redo = () => stepHistory('redo')
  const save = () => askToSave(editor)

  function onKey(event: KeyboardEvent) {
    // On Windows, AltGr is Ctrl and Alt, and types letters.
    if (event.altKey || (!event.ctrlKey && !event.metaKey)) return
    const action = { s: save, y: redo, z: event.shiftKey ? redo : undo }[
      event.key.toLowerCase()
    ]
    if (!action) return
    event.preventDefault()
    // Does nothing while a dialog or menu is open: it hides the rest, so screen readers could not read the change.
    if (!document.querySelector('#editor[aria-hidden=true]')) action()
  }
  // Runs after every render, because onKey uses its values.
  useEffect(() => {
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  })
  return (
    <Box sx={windowStyle}>
      <TopBar onUndo={undo} onRedo={redo} onSave={save} />
      <NewTokenForm />
      <DraftOffer />
      <Box component="main" data-shown={visiblePart} sx={mainStyle}>
        <PreviewPane onKey={onKey} />
        <ErrorBoundary fallback={<CannotShow />}>
          <Panel />
        </ErrorBoundary>
      </Box>
      {openDialog.kind === 'save' && <SaveDialog {...openDialog} />}
      {openDialog.kind === 'publish' && publishing && <PublishDialog />}
      {openDialog.kind === 'versions' && versions && (
        <VersionsDialog {...openDialog} versions={versions} />
      )}
      {openDialog.kind === 'conflicts' && (
        <ConflictDialog
          theirs={openDialog.theirs.content}
          merged={openDialog.merged}
          onSettle={(content) => settleConflicts(editor, openDialog.theirs, content)}
        />
      )}
      <Toast />
      <Box component="output" sx={visuallyHidden}>
        {announcedText}
      </Box>
    </Box>
  )
}

const windowStyle = {
  position: 'relative',
  top: 'var(--visible-top, 0)',
  display: 'flex',
  flexDirection: 'column',
  height: 'var(--visible-height, 100dvh)',
} as const

const mainStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 36vw, 520px)',
  [narrowWindow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Page and panel keep their size while hidden, so that the page appears at once.
    '& > *': { gridArea: '1 / 1', border: 0 },
    '&[data-shown=content] > :first-of-type, &[data-shown=page] > :last-of-type': {
      visibility: 'hidden',
    },
  },
} as const
