import { checkContent } from '../../schema/checkContent.ts'
import { canonicalText } from '../../schema/fix/canonicalText.ts'
import { decodeText } from '../../schema/read/decodeText.ts'
import { isRecord } from '../../schema/read/lookUp.ts'
import { changedFiles, withChanges } from '../../src/editorApi/changedFiles.ts'
import { isFileChanges } from '../../src/editorApi/storage.ts'
import type { Changes, LoadedSite, SaveResult } from '../../src/editorApi/storage.ts'
import { publicFiles } from '../check/contentFile.ts'
import { readText } from '../check/readText.ts'
import { codeOf } from '../files/codeOf.ts'
import { sha256 } from '../files/hashes.ts'
import { publicFolder } from '../files/paths.ts'
import {
  fileInPublic,
  FileExistsError,
  filesRevision,
  writeSite,
} from '../site/siteFolder.ts'

/** Loads the content on the disk. Undefined if there is no readable file. */
export function loadSite(contentFile: string): LoadedSite | undefined {
  const read = readText(contentFile)
  if (!read.bytes) return undefined
  const files = publicFiles(publicFolder(contentFile)).list()
  // Text and revision come from one read, because another program may write at any time.
  const revision = sha256(read.bytes)
  const stored = { revision, files, filesRevision: filesRevision(contentFile) }
  if (read.ok) return { text: read.text, ...stored }
  return { text: decodeText(read.bytes).text, isRecoded: true, ...stored }
}

/** A page's request to save. */
export interface SaveRequest extends Changes {
  revision: string
}

export function isSaveRequest(value: unknown): value is SaveRequest {
  return (
    isRecord(value) &&
    typeof value['text'] === 'string' &&
    typeof value['revision'] === 'string' &&
    isFileChanges(value['files'])
  )
}

/** Saves the site. Returns undefined for a path or picture id that our page never sends. */
export function saveSite(
  contentFile: string,
  keptFile: (id: string) => Uint8Array | undefined,
  { text, files, revision }: SaveRequest,
): SaveResult | undefined {
  const stored = publicFiles(publicFolder(contentFile))
  const changed = changedFiles(files, stored.list(), keptFile)
  if (!changed) return undefined
  if (changed === 'lost') return { ok: false, reason: 'picture lost' }
  const paths = [...changed.keys()]
  if (paths.some((path) => fileInPublic(contentFile, path) === undefined))
    return undefined
  const current = loadSite(contentFile)
  if (!current) return { ok: false, reason: 'gone' }
  if (current.revision !== revision)
    return { ok: false, reason: 'changed', loaded: current }
  const checkResult = checkContent(text, { files: withChanges(stored, changed) })
  if (!checkResult.ok)
    return { ok: false, reason: 'invalid', problems: checkResult.problems }
  try {
    const newText = canonicalText(checkResult.content, current.text)
    const isWritten = writeSite(contentFile, { text: newText, files: changed }, revision)
    const loaded = loadSite(contentFile)
    if (!loaded) return { ok: false, reason: 'gone' }
    return isWritten ? { ok: true, loaded } : { ok: false, reason: 'changed', loaded }
  } catch (error) {
    if (error instanceof FileExistsError)
      return { ok: false, reason: 'picture taken', path: error.path }
    return { ok: false, reason: 'not written', cause: codeOf(error) }
  }
}
