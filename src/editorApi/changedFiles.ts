/** The changes of a save to the files in public/. */
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { documentType } from './documentType.ts'
import { isKeptId, isPicturePath, isWritablePath } from './publicPath.ts'
import type { FileChanges } from './storage.ts'

/** The changes by path: the new bytes, or null if the file is removed. */
export type ChangedFiles = ReadonlyMap<string, Uint8Array | null>

/**
 * The bytes of changed files. `lost`: a kept file no longer exists. Undefined for a request that our page never sends: a
 * forbidden path, an invalid id, or a document with the extension of another type.
 */
export function changedFiles(
  changes: FileChanges,
  stored: readonly string[],
  bytesOf: (id: string) => Uint8Array | undefined,
): ChangedFiles | 'lost' | undefined {
  const changed = new Map<string, Uint8Array | null>()
  let isLost = false
  for (const [path, id] of Object.entries(changes)) {
    if (id === null) {
      // An existing picture can be removed, even if the editor would not use its name.
      const isRemovable = isPicturePath(path) && stored.includes(path)
      if (!isWritablePath(path) && !isRemovable) return undefined
      changed.set(path, null)
      continue
    }
    if (!isWritablePath(path) || !isKeptId(id)) return undefined
    const bytes = bytesOf(id)
    // A page or PDF must have its own extension, and no other file may have it.
    const extension = /\.(pdf|html)$/.exec(path)?.[1]
    if (bytes && documentType(bytes) !== extension) return undefined
    if (bytes) changed.set(path, bytes)
    else isLost = true
  }
  return isLost ? 'lost' : changed
}

/** The files in public/ after the save. */
export const withChanges = (files: PublicFiles, changed: ChangedFiles): PublicFiles => ({
  ...files,
  list() {
    const addedPaths = [...changed].flatMap(([path, bytes]) => (bytes ? [path] : []))
    return [...files.list().filter((path) => !changed.has(path)), ...addedPaths]
  },
  read(path) {
    const bytes = changed.get(path)
    return bytes === undefined ? files.read(path) : (bytes ?? undefined)
  },
})
