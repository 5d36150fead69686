import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

import type { Bilingual } from '../../schema/bilingual.ts'
import { checkContent } from '../../schema/checkContent.ts'
import { canonicalText } from '../../schema/fix/canonicalText.ts'
import { migrateContent } from '../../schema/migrations/migrateContent.ts'
import { isLeftover } from '../../schema/read/isLeftover.ts'
import { isRecord } from '../../schema/read/lookUp.ts'
import { parseJson } from '../../schema/read/parseJson.ts'
import { publicFiles, readSample } from '../check/contentFile.ts'
import { readText } from '../check/readText.ts'
import { codeOf } from '../files/codeOf.ts'
import { namesIn } from '../files/filesBelow.ts'
import { publicFolder } from '../files/paths.ts'
import { readJson } from '../files/tryRead.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { message } from '../messages/messages.ts'

export type ImportResult =
  /** `from` is the content file of the other folder; `reported` lists the changes by the migrations. */
  { ok: true; from: string; reported: Bilingual[] } | { ok: false; why: Bilingual }

/** Files in the content folder that belong to the project, which the newer version has too. Names with a dot are hidden. */
const projectFiles = /^(README|start-|\.)/

/**
 * Imports the site in another folder that was made with an older version of the project: its migrated content and its
 * pictures replace the sample's. Writes nothing into that folder. Writes the content last, so that an interrupted
 * import can be repeated.
 */
export function importSite(typedPath: string, contentFile: string): ImportResult {
  const reject = (why: Bilingual): ImportResult => ({ ok: false, why })
  const folder = folderIn(typedPath)
  if (folder === undefined) return reject(message('import.noSite', { folder: typedPath }))
  const oldFile = join(folder, 'content/site.json')
  if (!existsSync(oldFile)) return reject(message('import.noSite', { folder }))
  try {
    if (realpathSync(oldFile) === realpathSync(contentFile))
      return reject(message('import.same'))
    if (existsSync(join(folder, '.git'))) return reject(message('import.git', { folder }))
    if (!isSample(contentFile)) return reject(message('import.notSample'))
    copyFolder(publicFolder(oldFile), publicFolder(contentFile))
    for (const name of readdirSync(dirname(oldFile)))
      if (name !== 'site.json' && !projectFiles.test(name) && !isLeftover(name))
        cpSync(join(dirname(oldFile), name), join(dirname(contentFile), name), deepCopy)
    const { text, reported } = migratedText(oldFile, contentFile)
    writeAtomically(contentFile, text)
    return { ok: true, from: oldFile, reported }
  } catch (error) {
    return reject(message('import.failed', { cause: codeOf(error) || String(error) }))
  }
}

/** A path that was typed, copied in quotation marks, or dropped as an address; undefined for another computer. */
function folderIn(typedPath: string): string | undefined {
  const path = typedPath.trim().replace(/^"(.*)"$/, '$1')
  try {
    return resolve(path.startsWith('file:') ? fileURLToPath(path) : path)
  } catch {
    return undefined
  }
}

/** Folders with other sites next to this project, as suggestions. Undefined if the content is not the sample. */
export function neighboringSites(contentFile: string): string[] | undefined {
  if (!isSample(contentFile)) return undefined
  const project = resolve(dirname(contentFile), '..')
  const isOtherSite = (folder: string) => {
    const file = join(folder, 'content/site.json')
    return folder !== project && existsSync(file) && !isSample(file)
  }
  const parent = dirname(project)
  return namesIn(parent)
    .map((name) => join(parent, name))
    .filter(isOtherSite)
}

/** Whether the content is the one that came with the project, regardless of its formatting. */
const isSample = (contentFile: string) =>
  isDeepStrictEqual(readJson(contentFile), parseJson(readSample()))

const deepCopy = { recursive: true, dereference: true } as const

function copyFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  if (existsSync(from)) cpSync(from, to, deepCopy)
}

/** The migrated text of the file. If the file is not a JSON object, its bytes: the check reports the problem. */
function migratedText(oldFile: string, contentFile: string) {
  const read = readText(oldFile)
  const unchanged = { text: readFileSync(oldFile), reported: [] as Bilingual[] }
  const value = read.ok ? parseJson(read.text) : undefined
  if (!isRecord(value)) return unchanged
  const { content, reported } = migrateContent(value)
  if (reported.length === 0) return unchanged
  const text = JSON.stringify(content, null, 2)
  const files = publicFiles(publicFolder(contentFile))
  const result = checkContent(text, { files })
  return { text: result.ok ? canonicalText(result.content) : `${text}\n`, reported }
}
