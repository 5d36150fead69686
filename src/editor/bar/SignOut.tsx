import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { words } from '../interfaceText.ts'

/** Forgets who one is, where a storage had asked for it. */
export function SignOut() {
  const say = useSay()
  const { signOut } = useEditor().storage
  if (!signOut) return null
  return <IconAction label={say(words.signOut)} icon="log-out" onClick={signOut} />
}
