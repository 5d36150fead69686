import { setValue } from '../../../schema/editContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { removePart } from '../edits/actions.ts'
import { isOptional } from '../edits/optional.ts'
import { pathAfter } from '../state/followPath.ts'
import type { Snapshot } from '../state/history.ts'

/**
 * The snapshot with only the files that are saved already: where it names a new one it has the saved value, or, where
 * there was none, leaves out the part or the entry that shows the file.
 */
export function withoutNewFiles(now: Snapshot, saved: Snapshot): Snapshot {
  const files = { ...now.files }
  const isNew = (path: string) =>
    typeof files[path] === 'string' && files[path] !== saved.files[path]
  let { content } = now
  // From the end, so that a removed entry moves none that is still to come.
  for (const { path, value } of stringsIn(content).toReversed()) {
    if (!isNew(value)) continue
    const savedPath = pathAfter(now.content, saved.content, path)
    const before = savedPath && lookUp(saved.content, savedPath)
    if (typeof before === 'string') {
      content = setValue(content, path, before)
      // It may have been removed from public/ with this change.
      if (files[before] === null) delete files[before]
    } else content = removePart(content, shownPart(now, path))
  }
  const kept = Object.entries(files).filter(([path]) => !isNew(path))
  return { content, files: Object.fromEntries(kept) }
}

/** The smallest part around a path that may be left out. */
function shownPart({ content }: Snapshot, path: Path): Path {
  const end = path.findLastIndex(
    (step, index) =>
      typeof step === 'number' || isOptional(content, path.slice(0, index + 1)),
  )
  return path.slice(0, end + 1)
}
