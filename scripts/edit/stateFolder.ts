import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

import { sha256 } from '../files/hashes.ts'
import { tryRead } from '../files/tryRead.ts'
import { writeAtomically } from '../files/writeAtomically.ts'

/** The system's folder for program state. It is not in node_modules, because `npm ci` empties that. */
function systemStateFolder(): string {
  const { env, platform } = process
  if (platform === 'win32')
    return env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support')
  return env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state')
}

/** The file is next to the content, so both are moved together. Git ignores the file: a clone is a separate site. */
const idFile = '.site-id'

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
  const folderOf = (id: string) => folderFor(parentFolder, path, id)
  const knownId = readId(path)
  const folder = folderFor(parentFolder, path, knownId)
  const ownerFile = readText(join(folder, 'place')) ?? path
  const isCopy =
    knownId !== undefined && readId(ownerFile) === knownId && realFile(ownerFile) !== path
  if (knownId !== undefined && !isCopy) return claimFolder(folder, path)
  const id = randomBytes(16).toString('hex')
  const file = join(dirname(path), idFile)
  try {
    writeAtomically(file, `${id}\n`)
    if (isCopy) cpSync(folder, folderOf(id), { recursive: true })
    return claimFolder(folderOf(id), path)
  } catch {
    if (readId(path) === id) rmSync(file)
    return folderFor(parentFolder, path)
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
  const folder = folderFor(parentFolder, path, readId(path))
  const filter = (file: string) => basename(file) !== 'place'
  if (existsSync(folder)) cpSync(folder, to, { recursive: true, filter })
}

/** Records which content file owns the folder. */
function claimFolder(folder: string, path: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (readText(join(folder, 'place')) !== path)
      writeAtomically(join(folder, 'place'), path)
  } catch {
    // Without this record, a copy of the project is not detected.
  }
  return folder
}

/** Reads the id next to a content file. Undefined if it is missing or damaged. */
function readId(contentFile: string): string | undefined {
  const id = readText(join(dirname(contentFile), idFile))?.trim()
  return id !== undefined && /^[0-9a-f]{32}$/.test(id) ? id : undefined
}

const readText = (file: string) => tryRead(file)?.toString()

/** The path as spelled on the disk, which may be case-insensitive. */
function realFile(file: string): string {
  try {
    return realpathSync.native(file)
  } catch {
    return resolve(file)
  }
}
