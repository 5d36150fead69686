import type { FileChanges } from '../../editorApi/storage.ts'
import { useSay } from '../context.tsx'
import { PlainList } from '../controls/PlainList.tsx'
import { message } from '../messages/messages.ts'

/** Pictures and documents that come and go with a save. */
export function FileChangeList({ files }: { files: FileChanges }) {
  const say = useSay()
  const changes = Object.entries(files)
  if (changes.length === 0) return null
  return (
    <PlainList sx={{ mt: 1.5 }}>
      {changes.map(([path, id]) => (
        <li key={path}>
          <small>{say(whatOf(path, id))}</small>
          <strong>{path.slice(1)}</strong>
        </li>
      ))}
    </PlainList>
  )
}

function whatOf(path: string, id: string | null) {
  if (id === null) return message('changes.fileRemoved')
  return message(
    /\.(pdf|html)$/.test(path) ? 'changes.documentAdded' : 'changes.fileAdded',
  )
}
