import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

import { namesIn } from './filesBelow.ts'
import { renameFolder } from './renameFolder.ts'

/** The number of folders to keep: for the sites of a few targets and their previous versions. */
const maxFolders = 6

/**
 * Builds a folder if there is none of this name. `build` gets an empty folder, so that an interrupted build is not
 * mistaken for a complete one. The folders of `parent` that were used last are kept.
 */
export async function buildOnce(
  parent: string,
  name: string,
  build: (emptyFolder: string) => Promise<void>,
): Promise<string> {
  const folder = join(parent, name)
  if (!existsSync(folder)) {
    const temporaryFolder = join(parent, randomUUID())
    mkdirSync(temporaryFolder, { recursive: true, mode: 0o700 })
    try {
      await build(temporaryFolder)
      // Another editor may have built the folder in the meantime, and use it.
      if (!existsSync(folder)) renameFolder(temporaryFolder, folder)
    } finally {
      rmSync(temporaryFolder, { recursive: true, force: true })
    }
  }
  const now = new Date()
  utimesSync(folder, now, now)
  const lastUseOf = (folderName: string) =>
    statSync(join(parent, folderName), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const newestFirst = namesIn(parent).toSorted((a, b) => lastUseOf(b) - lastUseOf(a))
  for (const oldName of newestFirst.slice(maxFolders))
    rmSync(join(parent, oldName), { recursive: true, force: true })
  return folder
}
