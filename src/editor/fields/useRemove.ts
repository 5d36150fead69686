import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor, useSay } from '../context.tsx'
import { removePart } from '../edits/edits.ts'
import { said } from '../words.ts'

/** Takes a part out. The focus goes to what adds it again, else to what it was in. */
export function useRemove(path: Path): (title: string) => void {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  return (title) => {
    site.change(path, (now) => removePart(now, path))
    navigation.goTo(path)
    announcement.set(say(said.removed(title)))
  }
}
