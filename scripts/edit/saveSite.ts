import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkContent, type PublicFiles } from '../../schema/checkContent.ts'
import { canonicalText } from '../../schema/fix/canonicalText.ts'
import { isRecord } from '../../schema/read/readDocument.ts'
import type {
  Changes,
  FileChanges,
  Loaded,
  SaveResult,
} from '../../src/editor/storage/storage.ts'
import { publicFiles } from '../check/contentFile.ts'
import { publicFolder } from '../check/paths.ts'
import { readText } from '../check/readText.ts'
import { documentType } from './documentType.ts'
import { isPictureId, type Drafts } from './drafts.ts'
import {
  filesRevision,
  pictureFile,
  removablePicture,
  revisionOf,
  stampOf,
  Taken,
  writeSite,
} from './siteFolder.ts'

/** The content as it lies on the disk. Undefined where there is no file that can be read. */
export function loadSite(contentFile: string): Loaded | undefined {
  const read = readText(contentFile)
  const revision = revisionOf(contentFile)
  if (revision === undefined || (!read.ok && read.text === undefined)) return undefined
  const folder = publicFolder(contentFile)
  const files = publicFiles(folder).list()
  const stamps = Object.fromEntries(
    files.map((path) => [path, stampOf(join(folder, path))]),
  )
  const lying = { revision, files, stamps, filesRevision: filesRevision(contentFile) }
  if (read.ok) return { text: read.text, ...lying }
  return { text: decoded(readFileSync(contentFile)), isRecoded: true, ...lying }
}

/** A text that is not UTF-8: UTF-16 by its first two bytes, else Windows-1252, as older programs of Windows save. */
function decoded(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252').decode(bytes)
}

/** What a page may send to be saved. */
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

function isFileChanges(value: unknown): value is FileChanges {
  return (
    isRecord(value) &&
    Object.values(value).every((id) => id === null || typeof id === 'string')
  )
}

/** Undefined for a request that our page never makes: a path outside of public/, or a wrong id of a picture. */
export function saveSite(
  contentFile: string,
  drafts: Drafts,
  { text, files, revision }: SaveRequest,
): SaveResult | undefined {
  const changed = filesOf(contentFile, drafts, files)
  if (!changed) return undefined
  if (changed === 'lost') return { ok: false, because: 'picture lost' }
  const now = loadSite(contentFile)
  if (!now) return { ok: false, because: 'gone' }
  if (now.revision !== revision) return { ok: false, because: 'changed', loaded: now }
  const checked = checkContent(text, {
    files: withChanges(publicFiles(publicFolder(contentFile)), changed),
  })
  if (!checked.ok) return { ok: false, because: 'invalid', problems: checked.problems }
  const written = {
    text: canonicalText(checked.content),
    files: new Map([...changed.values()].map(({ file, bytes }) => [file, bytes])),
  }
  try {
    const isWritten = writeSite(contentFile, written, revision)
    const loaded = loadSite(contentFile)
    if (!loaded) return { ok: false, because: 'gone' }
    return isWritten ? { ok: true, loaded } : { ok: false, because: 'changed', loaded }
  } catch (error) {
    if (error instanceof Taken) {
      const [path = ''] = [...changed].find(([, { file }]) => file === error.file) ?? []
      return { ok: false, because: 'picture taken', path }
    }
    const cause = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { ok: false, because: 'not written', cause }
  }
}

/** By path: the file, and its new bytes or null where it is removed. */
type ChangedFiles = Map<string, { file: string; bytes: Uint8Array | null }>

function filesOf(
  contentFile: string,
  drafts: Drafts,
  changes: FileChanges,
): ChangedFiles | 'lost' | undefined {
  const changed: ChangedFiles = new Map()
  let isLost = false
  for (const [path, id] of Object.entries(changes)) {
    const ofNew = pictureFile(contentFile, path)
    const file = id === null ? (removablePicture(contentFile, path) ?? ofNew) : ofNew
    if (file === undefined || (id !== null && !isPictureId(id))) return undefined
    const bytes = id === null ? null : drafts.picture(id)
    // A page or a PDF must have the ending of its type, and nothing else may have it.
    const ending = /\.(pdf|html)$/.exec(path)?.[1]
    if (bytes && documentType(bytes) !== ending) return undefined
    if (bytes === undefined) isLost = true
    else changed.set(path, { file, bytes })
  }
  return isLost ? 'lost' : changed
}

/** The folder public/ as it will be. */
function withChanges(files: PublicFiles, changed: ChangedFiles): PublicFiles {
  return {
    list() {
      const put = [...changed].flatMap(([path, { bytes }]) => (bytes ? [path] : []))
      const kept = files.list().filter((path) => !changed.has(path))
      return [...kept, ...put]
    },
    read(path) {
      const change = changed.get(path)
      return change ? (change.bytes ?? undefined) : files.read(path)
    },
  }
}
