import { entriesOf } from '../../changes/entryLabel.ts'
import { useEditor, useInterfaceLanguage } from '../../context.tsx'
import { useStore } from '../../state/store.ts'

/** Id and label of each entry of a list; without those that have no id. */
export function useEntries(list: string): { id: string; label: string }[] {
  const { site } = useEditor()
  const language = useInterfaceLanguage()
  const content = useStore(site, ({ history }) => history.now.content)
  return entriesOf(content, list, language)
}
