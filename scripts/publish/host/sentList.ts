/**
 * The list of files that this project has sent to a host. It is stored on the host, so it can be missing, outdated, or
 * changed by anyone.
 */
import { isRecord } from '../../../schema/read/lookUp.ts'
import { maxRemoteFiles, type FileStat } from './remote.ts'

export interface SentFile extends Partial<FileStat> {
  /** SHA-256 of the possible contents: more than one if a publication was interrupted while the file was replaced. */
  hashes: string[]
  /** Not ours: the owner chose to keep the existing file. */
  isKept?: true
  /** The time since which the site does not use it, in milliseconds since 1970. */
  unusedSince?: number
}

export type SentList = Map<string, SentFile>

const program = 'site'

/** Empty if it cannot be parsed: then every file on the host is compared by reading it, and nothing is removed. */
export function readSentList(text: string): SentList {
  const list: SentList = new Map()
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || value['program'] !== program || !isRecord(value['files']))
      return list
    for (const [path, file] of Object.entries(value['files']).slice(0, maxRemoteFiles)) {
      if (!isPlainPath(path) || !isRecord(file)) continue
      const { hashes, size, time, isKept, unusedSince } = file
      if (!Array.isArray(hashes) || !hashes.every(isHash)) continue
      list.set(path, {
        hashes: hashes as string[], // isHash has checked them.
        ...(typeof size === 'number' && typeof time === 'number' && { size, time }),
        ...(isKept === true && { isKept }),
        ...(typeof unusedSince === 'number' && { unusedSince }),
      })
    }
  } catch {
    // Not JSON.
  }
  return list
}

const isHash = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export const writtenList = (list: SentList) =>
  Buffer.from(JSON.stringify({ program, files: Object.fromEntries(list) }))

/** Whether the path stays below the public folder. */
export const isPlainPath = (path: string) =>
  path.length <= 1000 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
