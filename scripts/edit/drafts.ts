import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { isKeptId } from '../../src/editorApi/publicPath.ts'
import { fileLifetimeMs } from '../../src/editorApi/storage.ts'
import { namesIn } from '../files/filesBelow.ts'
import { tryRead, readJson } from '../files/tryRead.ts'
import { removeTemporaryFiles, writeAtomically } from '../files/writeAtomically.ts'

/** The id of a session is a UUID. */
const sessionIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Unsaved work: one draft per session, and the pictures that were chosen for it, in a separate folder. */
export function draftsIn(folder: string) {
  const drafts = join(folder, 'drafts')
  const pictureFolder = join(folder, 'pictures')
  const fileOf = (id: unknown) =>
    typeof id === 'string' && sessionIdPattern.test(id)
      ? join(drafts, `${id}.json`)
      : undefined
  const draftFiles = () =>
    namesIn(drafts).filter((name) => sessionIdPattern.test(name.replace(/\.json$/, '')))
  removeTemporaryFiles(folder)
  // Keeps newer pictures: a page that was opened before this server started may need them for undo or redo.
  if (draftFiles().length === 0) removeOlder(pictureFolder, fileLifetimeMs)
  return {
    /** Returns parsed JSON, which is not checked further. Leaves out drafts that cannot be read. */
    load: (): unknown[] =>
      draftFiles().flatMap((name) => readJson(join(drafts, name)) ?? []),
    /** Returns false if the draft cannot be written. */
    save(draft: Record<string, unknown>): boolean {
      const file = fileOf(draft['id'])
      if (file === undefined) return false
      try {
        mkdirSync(drafts, { recursive: true, mode: 0o700 })
        writeAtomically(file, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    /** Throws the file system's errors. */
    discard(id: string) {
      const file = fileOf(id)
      if (file !== undefined) rmSync(file, { force: true })
    },
    /** Throws the file system's errors, for example if the disk is full. */
    keepPicture(id: string, bytes: Uint8Array) {
      mkdirSync(pictureFolder, { recursive: true, mode: 0o700 })
      writeAtomically(join(pictureFolder, id), bytes)
    },
    /** A kept picture by its id; undefined if it does not exist. */
    picture: (id: string): Uint8Array | undefined =>
      isKeptId(id) ? tryRead(join(pictureFolder, id)) : undefined,
  }
}

function removeOlder(folder: string, maxAgeMs: number): void {
  for (const name of namesIn(folder)) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > maxAgeMs) rmSync(file, { force: true })
  }
}
