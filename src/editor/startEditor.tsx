import type { LoadResult } from '../editorApi/storage.ts'
import { BrokenFile } from './broken/BrokenFile.tsx'
import { CannotShow } from './CannotShow.tsx'
import { EditorProvider, type Editor } from './context.tsx'
import { ErrorBoundary } from './controls/ErrorBoundary.tsx'
import { createEditor, startSession, unsavedDrafts } from './createEditor.ts'
import { EditorPage } from './EditorPage.tsx'
import { message } from './messages/messages.ts'
import type { PublishClient } from './publishing/publishing.ts'
import { renderPage, showReason } from './show.tsx'
import { parseContent } from './state/parseContent.ts'
import type { Saved } from './state/siteStore.ts'
import type { ContentStorage } from './storage/storage.ts'

/**
 * Shows the loaded content next to its form, or why nothing can be edited. `publishClient` is absent if a site is not
 * published from the editor. Resolves with the editor if it is open.
 */
export async function startEditor(
  storage: ContentStorage,
  result: LoadResult,
  publishClient?: PublishClient,
): Promise<Editor | undefined> {
  if (!result.ok) {
    const isUnavailable = result.reason === 'unavailable'
    showReason(isUnavailable ? result.why : message(`${storage.name}.unreadable`))
    return undefined
  }
  const { loaded } = result
  async function openEditor(saved: Saved): Promise<Editor> {
    const editor = createEditor(storage, publishClient, saved)
    if (loaded.isRecoded) editor.session.notify(message('common.recoded'), 'error')
    renderPage(
      <EditorProvider value={editor}>
        <ErrorBoundary fallback={<CannotShow />}>
          <EditorPage />
        </ErrorBoundary>
      </EditorProvider>,
    )
    await startSession(editor)
    return editor
  }
  const content = parseContent(loaded.text)
  if (content) {
    const isFixed = loaded.isRecoded ?? false
    return openEditor({ content, files: {}, loaded, isFixed })
  }
  const [draft] = await unsavedDrafts(storage, loaded.text)
  const stopWatching = storage.watch((state) => {
    const revision = state.ok ? state.revision : null
    if (revision !== null && revision !== loaded.revision) location.reload()
  })
  renderPage(
    <BrokenFile
      text={loaded.text}
      draft={draft}
      signOut={storage.signOut}
      onOpen={(fixedContent) => {
        stopWatching()
        void openEditor({ content: fixedContent, files: {}, loaded, isFixed: true })
      }}
    />,
  )
  return undefined
}
