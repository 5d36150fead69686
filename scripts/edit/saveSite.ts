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
import type { Drafts } from './drafts.ts'
import { pictureFile, revisionOf, writeSite } from './siteFolder.ts'

/** The content as it lies on the disk; a file that cannot be read has no revision. */
export function loadSite(contentFile: string): Loaded | undefined {
  const read = readText(contentFile)
  const revision = revisionOf(contentFile)
  if (revision === undefined || (!read.ok && read.text === undefined)) return undefined
  const files = publicFiles(publicFolder(contentFile)).list()
  if (read.ok) return { text: read.text, revision, files }
  return { text: decoded(readFileSync(contentFile)), isRecoded: true, revision, files }
}

/** What was not saved as UTF-8: as UTF-16 by its first two bytes, else as older programs of Windows save western letters. */
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

/** Undefined for a request that no page of ours makes: a place outside public/, a picture that was never kept. */
export function saveSite(
  contentFile: string,
  drafts: Drafts,
  { text, files, revision }: SaveRequest,
): SaveResult | undefined {
  const changed = filesOf(contentFile, drafts, files)
  if (!changed) return undefined
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
    const cause = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { ok: false, because: 'not written', cause }
  }
}

/** By path: where the picture lies, and its bytes or null. */
type ChangedFiles = Map<string, { file: string; bytes: Uint8Array | null }>

function filesOf(
  contentFile: string,
  drafts: Drafts,
  changes: FileChanges,
): ChangedFiles | undefined {
  const changed: ChangedFiles = new Map()
  const there = publicFiles(publicFolder(contentFile)).list()
  for (const [path, id] of Object.entries(changes)) {
    const isThere = there.includes(path)
    const file =
      id === null && isThere
        ? join(publicFolder(contentFile), path)
        : pictureFile(contentFile, path)
    const bytes = id === null ? null : drafts.picture(id)
    if (file === undefined || bytes === undefined) return undefined
    changed.set(path, { file, bytes })
  }
  return changed
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
