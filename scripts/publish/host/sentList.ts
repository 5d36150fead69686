/** The list of what this project has put on a host. It is kept there, so it may be missing, out of date or changed by anybody. */
import { isRecord } from '../../../schema/read/lookUp.ts'
import { maxRemoteFiles, type Stored } from './remote.ts'

export interface SentFile extends Partial<Stored> {
  /** SHA-256 of what the file may hold: more than one if a publication was cut off while it was replaced. */
  hashes: string[]
  /** Not ours: the owner chose to keep it as it was then. */
  isKept?: true
  /** Since when the site does not use it, in milliseconds since 1970. */
  unusedSince?: number
}

export type SentList = Map<string, SentFile>

const program = 'site'

/** Empty if it cannot be understood: then each file on the host is compared by reading it, and nothing is removed. */
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
    // No JSON.
  }
  return list
}

const isHash = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export const writtenList = (list: SentList) =>
  Buffer.from(JSON.stringify({ program, files: Object.fromEntries(list) }))

/** Does it stay below the public folder? */
export const isPlainPath = (path: string) =>
  path.length <= 1000 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
