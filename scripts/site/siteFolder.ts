/** The content file and the folder public/ next to it: the only places that the editor writes to. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

import type { ChangedFiles } from '../../src/editorApi/changedFiles.ts'
import { publicFiles } from '../check/contentFile.ts'
import { sha256 } from '../files/hashes.ts'
import { publicFolder } from '../files/paths.ts'
import { tryRead } from '../files/tryRead.ts'
import { writeAtomically } from '../files/writeAtomically.ts'

/** The file for a path in public/; undefined if it is outside the folder. */
export function fileInPublic(contentFile: string, path: string): string | undefined {
  const folder = publicFolder(contentFile)
  const file = join(folder, path)
  return isInside(folder, file) ? file : undefined
}

/** Symbolic links may point outside the folder, so this checks the real path of the nearest existing folder. */
function isInside(folder: string, file: string): boolean {
  if (!existsSync(folder)) return true
  let parent = dirname(file)
  while (!existsSync(parent)) parent = dirname(parent)
  const isBelow = `${realpathSync(parent)}${sep}`.startsWith(realpathSync(folder) + sep)
  if (!isBelow || !statSync(parent).isDirectory()) return false
  try {
    return !lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
  } catch {
    // The name is too long for the file system.
    return false
  }
}

/** The SHA-256 of the content file; undefined if it cannot be read. */
export function revisionOf(contentFile: string): string | undefined {
  const bytes = tryRead(contentFile)
  return bytes && sha256(bytes)
}

/** A string that changes whenever a file in public/ changes, from sizes and times. Throws if a file cannot be read. */
export function filesRevision(contentFile: string): string {
  const folder = publicFolder(contentFile)
  const hash = createHash('sha256')
  for (const path of publicFiles(folder).list().toSorted())
    hash.update(`${path}\0${stampOf(join(folder, path))}\0`)
  return hash.digest('hex')
}

/** A string that changes when the file changes; the same for all missing files. */
function stampOf(file: string): string {
  const {
    mtimeMs = 0,
    size = 0,
    ino = 0,
  } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size} ${ino}`
}

/** Thrown if another program has created a file with the path of a new picture. */
export class FileExistsError extends Error {
  readonly path: string
  constructor(path: string) {
    super(`Failed to write ${path}: another file is there.`)
    this.path = path
  }
}

interface SiteChanges {
  text: string
  /** Paths in public/. */
  files: ChangedFiles
}

/**
 * Writes the content with its pictures, all or nothing, so that the content never refers to a missing picture. Returns
 * false if the file no longer has the revision. Throws errors of the file system and `FileExistsError`.
 */
export function writeSite(
  contentFile: string,
  { text, files }: SiteChanges,
  revision: string,
): boolean {
  const fileOf = (path: string) => join(publicFolder(contentFile), path)
  const writtenFiles: string[] = []
  try {
    for (const [path, bytes] of files) {
      if (!bytes) continue
      const file = fileOf(path)
      if (existsSync(file)) {
        // On a case-insensitive disk, the existing file may have another name.
        const hasName = readdirSync(dirname(file)).includes(basename(file))
        if (hasName && readFileSync(file).equals(bytes)) continue
        throw new FileExistsError(path)
      }
      mkdirSync(dirname(file), { recursive: true })
      writeAtomically(file, bytes, dirname(realpathSync(contentFile)))
      writtenFiles.push(file)
    }
    // Compares right before writing, because nothing else runs in between.
    const isUnchanged = revisionOf(contentFile) === revision
    if (isUnchanged) writeAtomically(contentFile, text)
    else removeFiles(writtenFiles)
    if (!isUnchanged) return false
  } catch (error) {
    removeFiles(writtenFiles)
    throw error
  }
  removeFiles([...files].flatMap(([path, bytes]) => (bytes ? [] : [fileOf(path)])))
  return true
}

function removeFiles(files: string[]): void {
  for (const file of files)
    try {
      rmSync(file, { force: true })
    } catch {
      // For example, another program has the file open. The editor lists it as unused.
    }
}
