import { setValue } from '../../../schema/editContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { removePart } from '../contentActions/actions.ts'
import { isOptional } from '../contentActions/optionalParts.ts'
import { pathAfter } from '../state/followPath.ts'
import type { Snapshot } from '../state/history.ts'

/**
 * The snapshot with only the files that are already saved. A value that refers to a new file gets its saved value. If
 * there was none, the part or entry that shows the file is left out.
 */
export function withoutNewFiles(now: Snapshot, saved: Snapshot): Snapshot {
  const files = { ...now.files }
  const isNew = (path: string) =>
    typeof files[path] === 'string' && files[path] !== saved.files[path]
  let { content } = now
  // Starts at the end, so that removing an entry does not move those that follow in the loop.
  for (const { path, value } of stringsIn(content).toReversed()) {
    if (!isNew(value)) continue
    const savedPath = pathAfter(now.content, saved.content, path)
    const savedFile = savedPath && lookUp(saved.content, savedPath)
    if (typeof savedFile === 'string') {
      content = setValue(content, path, savedFile)
      // The saved file may have been removed from public/ with this change.
      if (files[savedFile] === null) delete files[savedFile]
    } else content = removePart(content, removablePart(now, path))
  }
  const remainingFiles = Object.entries(files).filter(([path]) => !isNew(path))
  return { content, files: Object.fromEntries(remainingFiles) }
}

/** The smallest optional part or entry around a path. */
function removablePart({ content }: Snapshot, path: Path): Path {
  const lastIndex = path.findLastIndex(
    (step, index) =>
      typeof step === 'number' || isOptional(content, path.slice(0, index + 1)),
  )
  return path.slice(0, lastIndex + 1)
}
