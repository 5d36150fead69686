import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Throws for a read-only file, as a plain write would: with permission for the folder, the file could be replaced. */
function rejectReadOnly(file: string, mode: number): void {
  if ((mode & 0o222) !== 0) return
  const readOnlyError = new Error(`Failed to write ${file}: it is read-only.`)
  throw Object.assign(readOnlyError, { code: 'EACCES' })
}

/**
 * Writes a file completely or not at all: readers never see half of it, even after a power failure. An existing file
 * keeps its permissions, and a symbolic link stays a link. Throws the file system's errors. If the file is in a folder
 * that goes online, `temporaryFolder` must be another one.
 */
export function writeAtomically(
  file: string,
  data: string | Uint8Array,
  temporaryFolder?: string,
): void {
  const realFile = existsSync(file) ? realpathSync(file) : file
  const folder = temporaryFolder ?? dirname(realFile)
  const temporaryFile = join(folder, `.${basename(realFile)}.${randomUUID()}.tmp`)
  const mode = statSync(realFile, { throwIfNoEntry: false })?.mode
  if (mode !== undefined) rejectReadOnly(file, mode)
  try {
    const handle = openSync(temporaryFile, 'wx', mode)
    try {
      if (mode !== undefined) fchmodSync(handle, mode)
      writeFileSync(handle, data)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(temporaryFile, realFile)
  } catch (error) {
    rmSync(temporaryFile, { force: true })
    throw error
  }
}

/** Longer than any write takes. */
const maxWriteMs = 60_000

/** Removes temporary files of killed writes, in a folder and all folders below it. */
export function removeTemporaryFiles(folder: string): void {
  const temporaryPattern = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !temporaryPattern.test(entry.name)) continue
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > maxWriteMs) rmSync(file, { force: true })
  }
}
