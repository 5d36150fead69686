/** Which files are the project's. All others are the owner's, and no update touches them. */
import { existsSync, lstatSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesBelow } from '../files/filesBelow.ts'
import { sha256 } from '../files/hashes.ts'

/** Folders that hold only files of the project. */
export const projectFolders = ['schema', 'scripts', 'src', 'tests']
const projectFiles = [
  'LICENSE',
  'README.md',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]
/** The project's files in the folder content. */
const inContent = /^content\/(README|start-)[^/]*$/
const hiddenOfOthers = /^\.(git|env.*|DS_Store|idea)$/
const leftByComputers = /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i

/** The hash of each file, by its path. */
export type FileList = Record<string, string>

/** A site's list of the project's files as they came, written at the first update or start of the editor. */
export const listName = '.project-files.json'

/** Undefined if there is no list that can be read. */
export function readList(folder: string): FileList | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, listName), 'utf8')) as FileList
  } catch {
    return undefined
  }
}

export const listText = (list: FileList) => `${JSON.stringify(list, null, 2)}\n`

/** Writes the list, so that an update can tell what was changed since. A Git checkout needs none. */
export function rememberFiles(folder: string): void {
  if (existsSync(join(folder, '.git')) || existsSync(join(folder, listName))) return
  try {
    writeFileSync(join(folder, listName), listText(listFiles(folder)))
  } catch {
    // Without the list an update keeps a copy of all that it replaces.
  }
}

/** The SHA-256 of a file; undefined if there is none, or a folder or link in its place. */
export function hashOf(file: string): string | undefined {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined
  return sha256(readFileSync(file))
}

/** The project's files in a folder as they are now. Throws what the file system throws. */
export function listFiles(folder: string): FileList {
  const top = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => {
    if (name === listName || hiddenOfOthers.test(name)) return false
    return (
      [...projectFolders, ...projectFiles, 'content'].includes(name) ||
      name.startsWith('.')
    )
  })
  const paths = top.flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
      : [entry.name],
  )
  const own = paths.filter(
    (path) =>
      !leftByComputers.test(path) &&
      (!path.startsWith('content/') || inContent.test(path)),
  )
  return Object.fromEntries(
    own.toSorted().map((path) => [path, hashOf(join(folder, path)) ?? '']),
  )
}
