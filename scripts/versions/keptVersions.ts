/** Versions that are kept beside the drafts: a small file each, and every text and picture once, under its hash. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { isRecord } from '../../schema/read/lookUp.ts'
import { codeOf } from '../files/codeOf.ts'
import { namesIn, sizeOf } from '../files/filesBelow.ts'
import { blobHash } from '../files/hashes.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { isHash, objectStore } from './objectStore.ts'
import {
  namedBy,
  usualPolicy,
  versionsToKeep,
  type RetentionPolicy,
} from './retention.ts'
import type { SourceEntry, VersionSource } from './source.ts'
import type { SiteFiles } from './storedSite.ts'

/** What a version's own file says. */
interface KeptVersion {
  at: number
  kind: 'saved' | 'found' | 'published'
  /** SHA-256 of the text. */
  text: string
  /** The hash that Git gives to the text. */
  blob: string
  /** SHA-256 of each file, by path. */
  files: Record<string, string>
  published?: string
}

export interface KeptVersions extends VersionSource {
  /** Keeps a version, unless it is the same as the last one; a publication always. Throws what the file system throws. */
  keep(site: SiteFiles, made: Pick<KeptVersion, 'kind' | 'at' | 'published'>): void
  /** Keeps a publication of a text that is kept already, by its SHA-256. False where it is not. */
  keepPublished(text: string, made: { at: number; published: string }): boolean
  /** The id of the last publication with this /version.txt. */
  publishedAs(version: string): string | undefined
  /** The size of all that is kept. */
  bytes(): number
}

const idPattern = /^\d{13}-[0-9a-f]{8}$/
/**
 * The versions that are kept in `stateFolder`, as many as `policy` allows. `keep` and `keepPublished` throw what the file
 * system throws; reading never throws.
 */
export function keptVersions(
  stateFolder: string,
  policy: RetentionPolicy = usualPolicy,
): KeptVersions {
  const folder = join(stateFolder, 'versions')
  const list = join(folder, 'list')
  const objectFolder = join(folder, 'objects')
  const objects = objectStore(objectFolder)
  const fileOf = (id: string) => join(list, `${id}.json`)
  /** Versions that were read: they never change. */
  const known = new Map<string, KeptVersion>()

  /** The newest first. */
  const ids = () =>
    namesIn(list)
      .filter((name) => name.endsWith('.json') && idPattern.test(name.slice(0, -5)))
      .map((name) => name.slice(0, -5))
      .toSorted((one, other) => (one < other ? 1 : -1))

  /** Undefined where the file is damaged. */
  function read(id: string): KeptVersion | undefined {
    const kept = known.get(id) ?? readRecord(fileOf(id))
    if (kept) known.set(id, kept)
    return kept
  }

  function add(made: KeptVersion): void {
    const [last] = ids()
    // Two of the same millisecond keep their order.
    const at = Math.max(made.at, last === undefined ? 0 : timeOf(last) + 1)
    const id = `${String(at).padStart(13, '0')}-${randomBytes(4).toString('hex')}`
    writeAtomically(fileOf(id), JSON.stringify({ ...made, at }))
    drop()
  }

  function drop(): void {
    const versions = ids().flatMap((id) => {
      const kept = read(id)
      return kept ? [{ id, ...kept }] : []
    })
    const left = versionsToKeep(versions, policy, objects.sizes())
    const leftIds = new Set(left.map(({ id }) => id))
    for (const { id } of versions)
      if (!leftIds.has(id)) rmSync(fileOf(id), { force: true })
    // While a version cannot be read, its objects are not known: all are kept.
    if (ids().some((id) => !known.has(id) && isLocked(fileOf(id)))) return
    objects.removeExcept(new Set(left.flatMap(namedBy)))
  }

  const makeFolders = () => {
    for (const each of [list, objectFolder])
      mkdirSync(each, { recursive: true, mode: 0o700 })
  }

  return {
    async list(after, count) {
      const behind = ids().filter((id) => after === undefined || id < after)
      return behind.slice(0, count).map((id): SourceEntry => {
        const kept = read(id)
        return kept
          ? entryOf(id, kept)
          : { id, at: timeOf(id), kind: 'saved', broken: fileOf(id) }
      })
    },
    owns: (id) => idPattern.test(id),
    async texts(wanted) {
      return wanted.map((id) => {
        const kept = idPattern.test(id) ? read(id) : undefined
        return kept && objects.get(kept.text)
      })
    },
    async files(id) {
      return (idPattern.test(id) && read(id)?.files) || {}
    },
    async file(hash) {
      return objects.get(hash)
    },
    keep({ text, files }, made) {
      makeFolders()
      const now: KeptVersion = {
        ...made,
        text: objects.put(text),
        blob: blobHash(text),
        files: Object.fromEntries(
          [...files].map(([path, bytes]) => [path, objects.put(bytes)]),
        ),
      }
      const [newest] = ids()
      const last = newest === undefined ? undefined : read(newest)
      const isSame = last?.text === now.text && isDeepStrictEqual(last.files, now.files)
      if (!isSame || made.kind === 'published') add(now)
    },
    keepPublished(text, made) {
      const kept = ids()
        .map(read)
        .find((each) => each?.text === text)
      if (!kept) return false
      add({ ...kept, ...made, kind: 'published' })
      return true
    },
    publishedAs: (version) => ids().find((id) => read(id)?.published === version),
    bytes: () =>
      [list, objectFolder]
        .flatMap((each) => namesIn(each).map((name) => sizeOf(join(each, name))))
        .reduce((sum, size) => sum + size, 0),
  }
}

function entryOf(id: string, { at, kind, blob, files, published }: KeptVersion) {
  const pictures = JSON.stringify(Object.entries(files).map(String).toSorted())
  return { id, at, kind, blob, pictures, ...(published !== undefined && { published }) }
}

const timeOf = (id: string) => Number(id.slice(0, 13))

/** Is it there, but cannot be read, as when another program locks it? */
function isLocked(file: string): boolean {
  try {
    readFileSync(file)
    return false
  } catch (error) {
    return !['', 'ENOENT'].includes(codeOf(error))
  }
}

function readRecord(file: string): KeptVersion | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is KeptVersion {
  return (
    isRecord(value) &&
    typeof value['at'] === 'number' &&
    ['saved', 'found', 'published'].includes(String(value['kind'])) &&
    isHash(value['text']) &&
    typeof value['blob'] === 'string' &&
    isRecord(value['files']) &&
    Object.values(value['files']).every(isHash) &&
    ['string', 'undefined'].includes(typeof value['published'])
  )
}
