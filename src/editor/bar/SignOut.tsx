import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'

/** Signs out, where the storage asks for signing in. */
export function SignOut() {
  const say = useSay()
  const { signOut } = useEditor().storage
  if (!signOut) return null
  return (
    <IconAction
      label={say('common.signOut')}
      icon="log-out"
      onClick={() => {
        if (confirm(say('common.signOutQuestion'))) signOut()
      }}
    />
  )
}
