/** A folder or a ZIP on this computer that the owner uploads to any host. */
import { mkdirSync } from 'node:fs'
import fs from 'node:fs/promises'
import { join } from 'node:path'

import type { FolderSettings } from '../../../src/editorApi/publishing.ts'
import { writeAtomically } from '../../files/writeAtomically.ts'
import { isMissing, createRemote, undefinedIf, type Session } from '../host/remote.ts'
import { sendSite } from '../host/sendSite.ts'
import type { Target } from '../target.ts'
import { zipOf } from '../zipOf.ts'

/** `outFolder` is where the folder and the ZIP are written, named after the host of the site's address. */
export function folderTarget(outFolder: string): Target<FolderSettings> {
  return {
    takesBuiltSite: true,
    async send(access, { folder }) {
      const { settings, address, signal, onProgress } = access
      const path = join(outFolder, address.hostname)
      if (settings.form === 'folder') {
        mkdirSync(path, { recursive: true })
        const remote = createRemote(() => Promise.resolve(localSession), signal)
        const host = { remote, root: path, htaccess: 'accepted', maxUnusedMs: 0 } as const
        const report = await sendSite(folder, { ...access, ...host })
        return { content: { path }, ...report }
      }
      mkdirSync(outFolder, { recursive: true })
      const bytes = await zipOf(folder)
      signal.throwIfAborted()
      writeAtomically(`${path}.zip`, bytes)
      onProgress(bytes.length, bytes.length)
      return { content: { path: `${path}.zip` } }
    },
    // The editor offers no connection test for folders.
    connect: () => Promise.resolve({}),
  }
}

const localSession: Session = {
  home: '',
  close: () => {},
  async list(folder) {
    const names = await undefinedIf(isMissing, fs.readdir(folder))
    return names && Promise.all(names.map((name) => entryOf(folder, name)))
  },
  async stat(file) {
    const { size, mtimeMs: time } = await fs.stat(file)
    return { size, time }
  },
  read: (file) => fs.readFile(file),
  write: (file, bytes) => fs.writeFile(file, bytes, { flush: true }),
  // New files get the system's default mode.
  setMode: () => Promise.resolve(),
  rename: fs.rename,
  remove: (file) => fs.rm(file, { force: true }),
  removeFolder: fs.rmdir,
  makeFolder: (folder) => fs.mkdir(folder),
}

async function entryOf(folder: string, name: string) {
  const stats = await fs.lstat(join(folder, name))
  const type = stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'file'
  return { name, type, size: stats.size, time: stats.mtimeMs } as const
}
