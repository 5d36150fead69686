import { setValue } from '../../../schema/edits.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor } from '../context.tsx'

/** A pause of so many milliseconds while typing begins a new step of undo. */
export const typingPause = 500

/** Puts a value at a path; what follows without a pause is one step. */
export function useChange(path: Path): (value: unknown) => void {
  const { site } = useEditor()
  const gesture = { name: JSON.stringify(path), pause: typingPause }
  return (value) => site.change(path, (now) => setValue(now, path, value), gesture)
}
