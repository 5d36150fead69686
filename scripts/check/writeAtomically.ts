import { randomUUID } from 'node:crypto'
import {
  closeSync,
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
 * Puts a text in the place of an existing file, whole or not at all: a reader never sees half of it, and a power cut
 * leaves the old file or the new one. Throws what the file system throws.
 */
export function writeAtomically(file: string, text: string): void {
  const target = realpathSync(file)
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`)
  try {
    const { mode } = statSync(target)
    const handle = openSync(temporary, 'wx', mode)
    try {
      fchmodSync(handle, mode)
      writeFileSync(handle, text)
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
