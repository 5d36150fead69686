import type { Editor } from '../context.tsx'
import { save, showMistakes } from '../saving/save.ts'
import { isChanged } from '../state/siteStore.ts'
import type { Publishing, Refusal } from './publishing.ts'

/** Saves, then publishes what is saved. Where saving fails its reason is shown, and nothing is published. */
export async function saveAndPublish(
  editor: Editor,
  publishing: Publishing,
): Promise<Refusal | undefined> {
  const { site, session } = editor
  if (isChanged(site.get())) {
    const isWrong = await showMistakes(editor)
    if (!isWrong) await save(editor, { kind: 'publish' })
    if (isChanged(site.get())) {
      if (session.get().openDialog.kind === 'publish')
        session.change({ openDialog: { kind: 'nothing' } })
      return undefined
    }
  }
  return publishing.publish(site.get().saved.loaded.revision)
}
