/** The changes of a save to the files in public/. */
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { documentType } from './documentType.ts'
import { isKeptId, isPicturePath, isWritablePath } from './publicPath.ts'
import type { FileChanges } from './storage.ts'

/** The changes by path: the new bytes, or null if the file is removed. */
export type ChangedFiles = ReadonlyMap<string, Uint8Array | null>

/**
 * The bytes of changed files. `lost`: a kept file no longer exists. Undefined for changes that the editor's page never
 * sends: a forbidden path, an invalid id, or a document with the extension of another type.
 */
export function changedFiles(
  changes: FileChanges,
  storedPaths: readonly string[],
  bytesOf: (id: string) => Uint8Array | undefined,
): ChangedFiles | 'lost' | undefined {
  const bytesByPath = new Map<string, Uint8Array | null>()
  let isFileLost = false
  for (const [path, id] of Object.entries(changes)) {
    if (id === null) {
      // A stored picture can be removed, even if the editor may not write to its path.
      const isRemovable = isPicturePath(path) && storedPaths.includes(path)
      if (!isWritablePath(path) && !isRemovable) return undefined
      bytesByPath.set(path, null)
      continue
    }
    if (!isWritablePath(path) || !isKeptId(id)) return undefined
    const bytes = bytesOf(id)
    // Only a page may have the extension of pages, and only a PDF that of PDFs. They may have no other extension.
    const extension = /\.(pdf|html)$/.exec(path)?.[1]
    if (bytes && documentType(bytes) !== extension) return undefined
    if (bytes) bytesByPath.set(path, bytes)
    else isFileLost = true
  }
  return isFileLost ? 'lost' : bytesByPath
}

/** The files in public/ after the save. */
export const withChanges = (files: PublicFiles, changes: ChangedFiles): PublicFiles => ({
  ...files,
  list() {
    const addedPaths = [...changes].flatMap(([path, bytes]) => (bytes ? [path] : []))
    return [...files.list().filter((path) => !changes.has(path)), ...addedPaths]
  },
  read(path) {
    const bytes = changes.get(path)
    return bytes === undefined ? files.read(path) : (bytes ?? undefined)
  },
})
