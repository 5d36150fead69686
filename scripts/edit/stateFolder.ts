import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

import { sha256 } from '../files/hashes.ts'
import { readIfThere } from '../files/readIfThere.ts'
import { writeAtomically } from '../files/writeAtomically.ts'

/** The system's folder for program state. Not node_modules, which `npm ci` empties. */
function systemStateFolder(): string {
  const { env, platform } = process
  if (platform === 'win32')
    return env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support')
  return env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state')
}

/** Next to the content, so that it is moved with the content. Git ignores it: a clone is a separate site. */
const idFile = '.site-id'

/** What the id file contains. `place` is the folder of the content when the editor was last opened there. */
interface SiteId {
  id: string
  place?: string | undefined
}

/**
 * The folder for settings, versions, and drafts of one content file. It is named after an id stored next to the
 * content, so a project keeps it when it is moved or renamed. A copy of a project has the same id: if it is opened
 * while the original exists, it gets a new id and a copy of the state, so that neither changes the other's work. If no
 * id can be written, the folder is named after the path.
 */
export function stateFolder(
  contentFile: string,
  parentFolder = systemStateFolder(),
): string {
  const path = realFile(contentFile)
  const place = dirname(path)
  const known = readId(place)
  const isHere = known?.place === place
  const isCopy =
    !isHere && known?.place !== undefined && readId(known.place)?.id === known.id
  const id = known && !isCopy ? known.id : randomBytes(16).toString('hex')
  const folder = folderFor(parentFolder, path, id)
  try {
    if (isCopy)
      cpSync(folderFor(parentFolder, path, known.id), folder, { recursive: true })
    if (!isHere) writeAtomically(join(place, idFile), `${id}\n${place}\n`)
    return folder
  } catch {
    return id === known?.id ? folder : folderFor(parentFolder, path)
  }
}

/** The folder for a site, by its id, or by its path if it has none. */
function folderFor(parentFolder: string, path: string, id?: string): string {
  const name = id === undefined ? path : `${id} ${basename(path)}`
  return join(parentFolder, 'site-editor', sha256(name).slice(0, 16))
}

/** Copies the state of one site into the state folder of another. Writes nothing next to the content files. */
export function copyState(
  from: string,
  to: string,
  parentFolder = systemStateFolder(),
): void {
  const path = realFile(from)
  const folder = folderFor(parentFolder, path, readId(dirname(path))?.id)
  if (existsSync(folder)) cpSync(folder, to, { recursive: true })
}

/** The id next to the content; undefined if it is missing or damaged. */
function readId(folder: string): SiteId | undefined {
  const [id = '', place] = readIfThere(join(folder, idFile))?.toString().split('\n') ?? []
  return /^[0-9a-f]{32}$/.test(id) ? { id, place } : undefined
}

/** The path as it is spelled on the disk, which may be case-insensitive. */
function realFile(file: string): string {
  try {
    return realpathSync.native(file)
  } catch {
    return resolve(file)
  }
}
