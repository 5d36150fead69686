/**
 * The list of files that this project has sent to a host. It is stored on the host, so it can be missing, outdated, or
 * changed by anyone.
 */
import { isRecord } from '../../../schema/read/lookUp.ts'
import { parseJson } from '../../../schema/read/parseJson.ts'
import type { FileStat } from './remote.ts'

export interface SentFile extends Partial<FileStat> {
  /** SHA-256 of the possible contents: more than one if a publication was interrupted while the file was replaced. */
  hashes: string[]
  /** Not ours: the owner chose to keep the existing file. */
  isKept?: true
  /** The time since which the site does not use it, in milliseconds since 1970. */
  unusedSince?: number
}

export type SentList = Map<string, SentFile>

/** Empty if it cannot be parsed: then every file on the host is compared by reading it, and nothing is removed. */
export function readSentList(text: string): SentList {
  const value = parseJson(text)
  const files = isRecord(value) && isRecord(value['files']) ? value['files'] : {}
  return new Map(
    Object.entries(files).flatMap(([path, file]) =>
      isPlainPath(path) && isSentFile(file) ? [[path, file] as const] : [],
    ),
  )
}

/** The other values have safe effects, whatever they are. */
const isSentFile = (file: unknown): file is SentFile =>
  isRecord(file) && Array.isArray(file['hashes'])

export const writtenList = (list: SentList) =>
  Buffer.from(JSON.stringify({ files: Object.fromEntries(list) }))

/** Whether the path stays below the public folder. */
export const isPlainPath = (path: string) =>
  path.length <= 1000 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
