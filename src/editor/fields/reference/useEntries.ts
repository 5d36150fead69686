import { entriesOf } from '../../changes/entryLabel.ts'
import { useEditor, useOwnLanguage } from '../../context.tsx'
import { useStore } from '../../state/store.ts'

/** Id and label of each entry of a list; without those that have no id. */
export function useEntries(list: string): { id: string; label: string }[] {
  const { site } = useEditor()
  const own = useOwnLanguage()
  const content = useStore(site, ({ history }) => history.now.content)
  return entriesOf(content, list, own)
}
