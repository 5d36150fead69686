import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'

/** Opens the dialog of versions, if the storage keeps any. */
export function VersionsButton() {
  const say = useSay()
  const { session, versions } = useEditor()
  if (!versions) return null
  return (
    <IconAction
      label={say('versions.title')}
      icon="history"
      onClick={() => session.change({ openDialog: { kind: 'versions' } })}
    />
  )
}
