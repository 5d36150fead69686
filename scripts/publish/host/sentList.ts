/** The list of what this project has put on a host. It is kept there, so it may be missing, out of date or changed by anybody. */
import { isRecord } from '../../../schema/read/lookUp.ts'
import { maxRemoteFiles, type Stored } from './remote.ts'

export const maxListBytes = 4_000_000
const program = 'site'

export interface SentFile extends Partial<Stored> {
  /** SHA-256 of what the file may hold: more than one value if a publication was cut off while it was replaced. */
  hashes: string[]
  /** Not ours: the owner chose to keep it as it was then. */
  isKept?: true
  /** Since when the site does not use it, in milliseconds since 1970. */
  unusedSince?: number
}

export type SentList = Map<string, SentFile>

/** Empty if it cannot be understood: then each file on the host is compared by reading it, and nothing is removed. */
export function readSentList(text: string | undefined): SentList {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || value['program'] !== program || !isRecord(value['files']))
      return new Map()
    const files = Object.entries(value['files'])
    if (files.length > maxRemoteFiles) return new Map()
    return new Map(
      files.flatMap(([path, file]) => {
        const read = isPlainPath(path) ? sentFile(file) : undefined
        return read ? [[path, read]] : []
      }),
    )
  } catch {
    return new Map()
  }
}

export const writtenList = (list: SentList) =>
  Buffer.from(JSON.stringify({ program, files: Object.fromEntries(list) }))

/** Does it stay below the public folder? */
export const isPlainPath = (path: string) =>
  path.length <= 1000 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

function sentFile(value: unknown): SentFile | undefined {
  if (!isRecord(value)) return undefined
  // Lists of earlier versions have one hash.
  const { hashes = [value['hash']], size, time, isKept, unusedSince } = value
  if (!Array.isArray(hashes) || !hashes.every(isHash)) return undefined
  return {
    hashes: hashes as string[], // isHash has checked them.
    ...(typeof size === 'number' && typeof time === 'number' && { size, time }),
    ...(isKept === true && { isKept }),
    ...(typeof unusedSince === 'number' && { unusedSince }),
  }
}

const isHash = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
