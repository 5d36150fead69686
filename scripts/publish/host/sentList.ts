/** The list of what this project has put on a host. It lies there, so it may be missing, out of date or changed by anybody. */
import { isRecord } from '../../../schema/read/lookUp.ts'
import { maxRemoteFiles } from './remote.ts'

export const listFile = '.site-files.json'
export const maxListBytes = 4_000_000
const program = 'site'

export interface SentFile {
  /** SHA-256. */
  hash: string
  /** Size and time as the host listed them after sending. Another value later: somebody has changed the file. */
  stamp?: string
  /** Since when the site does not use it, in milliseconds since 1970. */
  unusedSince?: number
}

export type SentList = Map<string, SentFile>

/** Empty where it cannot be understood: then all is sent and nothing removed. */
export function readSentList(text: string | undefined): SentList {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || value['program'] !== program || !isRecord(value['files']))
      return new Map()
    const files = Object.entries(value['files'])
    if (files.length > maxRemoteFiles) return new Map()
    return new Map(
      files.flatMap(([path, file]) =>
        isPlainPath(path) && isSentFile(file) ? [[path, file]] : [],
      ),
    )
  } catch {
    return new Map()
  }
}

export const writtenList = (list: SentList) =>
  JSON.stringify({ program, files: Object.fromEntries(list) })

/** Does it stay below the public folder? */
export const isPlainPath = (path: string) =>
  path.length <= 1000 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

function isSentFile(value: unknown): value is SentFile {
  if (!isRecord(value)) return false
  const { hash, stamp, unusedSince } = value
  return (
    typeof hash === 'string' &&
    /^[0-9a-f]{64}$/.test(hash) &&
    (stamp === undefined || typeof stamp === 'string') &&
    (unusedSince === undefined || typeof unusedSince === 'number')
  )
}
