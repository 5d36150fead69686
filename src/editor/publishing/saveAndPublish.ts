import { commitMessage } from '../changes/commitMessage.ts'
import type { Editor } from '../context.tsx'
import { removeSamplePictures } from '../pictures/removePictures.ts'
import { save, showProblems } from '../saving/save.ts'
import { isChanged } from '../state/siteStore.ts'
import { chosenTarget, type Publishing } from './publishing.ts'

/** Removes unused sample pictures, saves, and publishes the saved content. If a step fails, publishes nothing. */
export async function saveAndPublish(
  editor: Editor,
  publishing: Publishing,
): Promise<void> {
  if (!(await removeSamplePictures(editor, await editor.storage.sample()))) return
  if (!(await saveChanges(editor))) return
  const { content, loaded } = editor.site.get().saved
  const target = chosenTarget(publishing.get().state)
  const request = { revision: loaded.revision }
  if (target?.settings.kind !== 'github') return void publishing.publish(request)
  // The commit message lists the changes since the last published version.
  const lastVersionId = target.last?.id
  if (lastVersionId !== undefined) await editor.versions?.read([lastVersionId])
  const lastContent = editor.versions?.get().contents.get(lastVersionId ?? '')
  const difference = { before: lastContent, after: content, files: new Map() }
  const message = commitMessage(difference, editor.language.get())
  await publishing.publish({ ...request, message })
}

/** Saves unsaved changes. If the owner has to do something first, closes the dialog and resolves with false. */
export async function saveChanges(editor: Editor): Promise<boolean> {
  const { site, session } = editor
  if (!isChanged(site.get())) return true
  if (!showProblems(editor)) await save(editor, { kind: 'publish' })
  if (!isChanged(site.get())) return true
  const { kind } = session.get().openDialog
  if (kind === 'publish' || kind === 'versions')
    session.change({ openDialog: { kind: 'nothing' } })
  return false
}
