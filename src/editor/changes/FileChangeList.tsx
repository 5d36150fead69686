import { useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import type { FileChanges } from '../storage/storage.ts'
import { words } from '../words.ts'

/** Pictures that come and go with a save. */
export function FileChangeList({ files }: { files: FileChanges }) {
  const say = useSay()
  const changes = Object.entries(files)
  if (changes.length === 0) return null
  return (
    <EntryList sx={{ mt: 1.5 }}>
      {changes.map(([path, id]) => (
        <li key={path}>
          <small>{say(id === null ? words.fileRemoved : words.fileAdded)}</small>
          <strong>{path.slice(1)}</strong>
        </li>
      ))}
    </EntryList>
  )
}
