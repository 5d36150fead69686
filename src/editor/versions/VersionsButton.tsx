import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { versionWords } from './versionWords.ts'

/** Opens the dialog of versions, if the storage keeps any. */
export function VersionsButton() {
  const say = useSay()
  const { session, versions } = useEditor()
  if (!versions) return null
  return (
    <IconAction
      label={say(versionWords.versions)}
      icon="history"
      onClick={() => session.change({ openDialog: { kind: 'versions' } })}
    />
  )
}
