/** The content file and the folder public/ beside it: the only places that the editor writes to. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'

import { publicFolder } from '../check/paths.ts'
import { writeAtomically } from '../check/writeAtomically.ts'

/** Small letters, digits, dots and hyphens; no hidden file, no way up, no two slashes. */
const pathForm =
  /^(\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9._-]*\.(svg|png|webp|jpe?g|avif)$/

/** Where a picture of this address lies, or undefined for an address that leads out of public/. */
export function pictureFile(contentFile: string, path: string): string | undefined {
  if (!pathForm.test(path) || path.includes('..')) return undefined
  const folder = publicFolder(contentFile)
  const file = join(folder, path)
  return isInside(folder, file) ? file : undefined
}

/** Links may lead anywhere: what counts is where the nearest folder that is there really lies. */
function isInside(folder: string, file: string): boolean {
  if (!existsSync(folder)) return true
  let parent = dirname(file)
  while (!existsSync(parent)) parent = dirname(parent)
  const isBelow = `${realpathSync(parent)}${sep}`.startsWith(realpathSync(folder) + sep)
  if (!isBelow || !statSync(parent).isDirectory()) return false
  return !lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
}

export function revisionOf(contentFile: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(contentFile)).digest('hex')
  } catch {
    return undefined
  }
}

export interface Written {
  text: string
  /** By file: what it is to hold, or null where it goes. A picture that is there already stays as it is. */
  files: Map<string, Uint8Array | null>
}

/**
 * Writes a content with its pictures, all or nothing: a content never names a picture that is not there. False where
 * the file is no longer the revision. Throws what the file system throws.
 */
export function writeSite(
  contentFile: string,
  { text, files }: Written,
  revision: string,
): boolean {
  const put: string[] = []
  try {
    for (const [file, bytes] of files) {
      if (!bytes || existsSync(file)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeAtomically(file, bytes)
      put.push(file)
    }
    // The last look, right before: nothing else runs in between.
    const isOwn = revisionOf(contentFile) === revision
    if (isOwn) writeAtomically(contentFile, text)
    else remove(put)
    if (!isOwn) return false
  } catch (error) {
    remove(put)
    throw error
  }
  remove([...files].flatMap(([file, bytes]) => (bytes ? [] : [file])))
  return true
}

function remove(files: string[]): void {
  for (const file of files) rmSync(file, { force: true })
}
