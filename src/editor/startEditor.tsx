import type { LoadResult } from '../editorApi/storage.ts'
import { BrokenFile } from './broken/BrokenFile.tsx'
import { CannotShow } from './CannotShow.tsx'
import { EditorProvider, type Editor } from './context.tsx'
import { ErrorBoundary } from './controls/ErrorBoundary.tsx'
import { createEditor, startSession, unsavedDrafts } from './createEditor.ts'
import { EditorPage } from './EditorPage.tsx'
import { message } from './messages/messages.ts'
import type { PublishClient } from './publishing/publishing.ts'
import { show, showWhy } from './show.tsx'
import { parseContent } from './state/parseContent.ts'
import type { Saved } from './state/siteStore.ts'
import type { ContentStorage } from './storage/storage.ts'

interface Start {
  storage: ContentStorage
  /** Absent if a site is not published from the editor. */
  publishClient?: PublishClient
  onOpen?: (editor: Editor) => void
}

/** Shows the loaded content next to its form, or why nothing can be edited. */
export async function startEditor(start: Start, result: LoadResult): Promise<void> {
  const { storage } = start
  if (!result.ok) {
    const isHere = result.reason === 'unavailable'
    return showWhy(isHere ? result.why : storage.words.unreadable)
  }
  const { loaded } = result
  const content = parseContent(loaded.text)
  if (content) {
    const isFixed = loaded.isRecoded ?? false
    return open(start, { content, files: {}, loaded, isFixed })
  }
  const [draft] = await unsavedDrafts(storage, loaded.text)
  const endWatch = storage.watch((seen) => {
    const revision = seen.ok ? seen.revision : null
    if (revision !== null && revision !== loaded.revision) location.reload()
  })
  return show(
    <BrokenFile
      text={loaded.text}
      draft={draft}
      signOut={storage.signOut}
      onOpen={(fixed) => {
        endWatch()
        void open(start, { content: fixed, files: {}, loaded, isFixed: true })
      }}
    />,
  )
}

function open({ storage, publishClient, onOpen }: Start, saved: Saved): Promise<void> {
  const editor = createEditor(storage, publishClient, saved)
  onOpen?.(editor)
  if (saved.loaded.isRecoded) editor.session.tell(message('common.recoded'), 'error')
  show(
    <EditorProvider value={editor}>
      <ErrorBoundary instead={<CannotShow />}>
        <EditorPage />
      </ErrorBoundary>
    </EditorProvider>,
  )
  return startSession(editor)
}
