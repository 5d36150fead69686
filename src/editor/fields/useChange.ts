import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor } from '../context.tsx'
import { removePart } from '../edits/actions.ts'
import { isOptional } from '../edits/optional.ts'

/** A longer pause in typing begins a new step of undo. In milliseconds. */
export const typingPause = 500

/** Returns a function that sets the value at a path; without a pause all is one step of undo. An optional part is removed while it is empty. */
export function useChange(path: Path): (value: unknown) => void {
  const { site, navigation } = useEditor()
  const gesture = { name: JSON.stringify(path), pause: typingPause }
  return (value) => {
    const isAbsent = value === '' && isOptional(site.get().history.now.content, path)
    // The field stays although its part is absent.
    if (isAbsent) navigation.openFields([path])
    site.change(
      path,
      (now) => (isAbsent ? removePart(now, path) : setValue(now, path, value)),
      gesture,
    )
  }
}
