import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, hidden ones too, as "logos/one.svg". Throws the file system's errors. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'))

/** The entries of a folder; empty if it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
