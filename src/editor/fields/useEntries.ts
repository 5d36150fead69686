import { useEditor, useOwnLanguage } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { entriesOf } from './entryLabel.ts'

/** The entries of a list that can be named by their ids, as they are called. */
export function useEntries(list: string): { id: string; label: string }[] {
  const { site } = useEditor()
  const own = useOwnLanguage()
  const content = useStore(site, ({ history }) => history.now.content)
  return entriesOf(content, list, own)
}
