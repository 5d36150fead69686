import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file whole or not at all: a reader never sees half of it, and a power cut leaves the old file or the new one.
 * A file that is there keeps its permissions, and a symbolic link stays one. Throws what the file system throws.
 */
export function writeAtomically(file: string, data: string | Uint8Array): void {
  const target = existsSync(file) ? realpathSync(file) : file
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`)
  try {
    const mode = statSync(target, { throwIfNoEntry: false })?.mode
    const handle = openSync(temporary, 'wx', mode)
    try {
      if (mode !== undefined) fchmodSync(handle, mode)
      writeFileSync(handle, data)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
