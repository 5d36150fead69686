/** Versions that are kept beside the drafts: a small file each, and every text and picture once, under its hash. */
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { isRecord } from '../../schema/read/readDocument.ts'
import { namesIn } from '../files/filesBelow.ts'
import { blobHash, sha256 } from '../files/hashes.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import type { SourceEntry, VersionSource } from './source.ts'
import type { Site } from './storedSite.ts'

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
  keep(site: Site, made: Pick<KeptVersion, 'kind' | 'at' | 'published'>): void
  /** Keeps a publication of a text that is kept already, by its SHA-256. False where it is not. */
  keepPublished(text: string, made: { at: number; published: string }): boolean
  /** The id of the last publication with this /version.txt. */
  publishedAs(version: string): string | undefined
  /** The size of all that is kept. */
  bytes(): number
}

const idForm = /^\d{13}-[0-9a-f]{8}$/
const hashForm = /^[0-9a-f]{64}$/

export interface DropRule {
  /** In milliseconds: younger versions all stay; of an older day the last one, and what was published. */
  age: number
  /** In bytes: above it the oldest versions go, but for the newest one and the last two publications. */
  room: number
}

const usualRule: DropRule = { age: 30 * 24 * 60 * 60 * 1000, room: 500_000_000 }
/** In milliseconds: younger texts and pictures stay, since another editor may not have written yet the version that names them. */
const unnamedFor = 60_000

export function keptVersions(
  stateFolder: string,
  rule: DropRule = usualRule,
): KeptVersions {
  const folder = join(stateFolder, 'versions')
  const list = join(folder, 'list')
  const objects = join(folder, 'objects')
  const fileOf = (id: string) => join(list, `${id}.json`)
  /** Versions that were read: they never change. */
  const known = new Map<string, KeptVersion>()

  /** The newest first. */
  const ids = () =>
    namesIn(list)
      .filter((name) => name.endsWith('.json') && idForm.test(name.slice(0, -5)))
      .map((name) => name.slice(0, -5))
      .toSorted((one, other) => (one < other ? 1 : -1))

  /** Undefined where the file is damaged. */
  function read(id: string): KeptVersion | undefined {
    const kept = known.get(id) ?? readRecord(fileOf(id))
    if (kept) known.set(id, kept)
    return kept
  }

  function object(hash: string): Uint8Array | undefined {
    if (!hashForm.test(hash)) return undefined
    try {
      const bytes = readFileSync(join(objects, hash))
      return sha256(bytes) === hash ? bytes : undefined
    } catch {
      return undefined
    }
  }

  function put(bytes: Uint8Array): string {
    const hash = sha256(bytes)
    const file = join(objects, hash)
    const now = new Date()
    if (existsSync(file) && statSync(file).size === bytes.length)
      utimesSync(file, now, now)
    else writeAtomically(file, bytes)
    return hash
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
    const published = versions.filter(({ published: version }) => version !== undefined)
    const staying = new Set([
      versions[0]?.id,
      ...published.slice(0, 2).map(({ id }) => id),
    ])
    const seenDays = new Set<string>()
    const left = versions.filter(({ id, at, published: version }) => {
      const day = new Date(at).toDateString()
      const isLastOfDay = !seenDays.has(day)
      seenDays.add(day)
      const isYoung = Date.now() - at <= rule.age
      if (isYoung || isLastOfDay || version !== undefined || staying.has(id)) return true
      rmSync(fileOf(id), { force: true })
      return false
    })
    const sizes = new Map(
      namesIn(objects).map((hash) => [hash, sizeOf(join(objects, hash))]),
    )
    const room = (some: typeof left) => {
      const hashes = some.flatMap(({ text, files }) => [text, ...Object.values(files)])
      return [...new Set(hashes)].reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), 0)
    }
    while (room(left) > rule.room) {
      const oldest = left.findLastIndex(({ id }) => !staying.has(id))
      if (oldest < 0) break
      for (const { id } of left.splice(oldest, 1)) rmSync(fileOf(id), { force: true })
    }
    // What such a one names cannot be told now.
    if (ids().some((id) => !known.has(id) && isHeld(fileOf(id)))) return
    const named = new Set(
      left.flatMap(({ text, files }) => [text, ...Object.values(files)]),
    )
    for (const hash of sizes.keys()) {
      const file = join(objects, hash)
      const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {}
      if (!named.has(hash) && Date.now() - mtimeMs > unnamedFor)
        rmSync(file, { force: true })
    }
  }

  const makeFolders = () => {
    for (const each of [list, objects]) mkdirSync(each, { recursive: true, mode: 0o700 })
  }

  return {
    async list(after, count) {
      const behind = ids().filter((id) => after === undefined || id < after)
      return behind.slice(0, count).map((id): SourceEntry => {
        const kept = read(id)
        if (!kept) return { id, at: timeOf(id), kind: 'saved', broken: fileOf(id) }
        const { at, kind, blob, files, published } = kept
        const pictures = JSON.stringify(Object.entries(files).map(String).toSorted())
        return {
          id,
          at,
          kind,
          blob,
          pictures,
          ...(published !== undefined && { published }),
        }
      })
    },
    owns: (id) => idForm.test(id),
    async texts(wanted) {
      return wanted.map((id) => {
        const kept = idForm.test(id) ? read(id) : undefined
        return kept && object(kept.text)
      })
    },
    async files(id) {
      return (idForm.test(id) && read(id)?.files) || {}
    },
    async file(hash) {
      return object(hash)
    },
    keep({ text, files }, made) {
      makeFolders()
      const now: KeptVersion = {
        ...made,
        text: put(text),
        blob: blobHash(text),
        files: Object.fromEntries([...files].map(([path, bytes]) => [path, put(bytes)])),
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
      [list, objects]
        .flatMap((each) => namesIn(each).map((name) => sizeOf(join(each, name))))
        .reduce((sum, size) => sum + size, 0),
  }
}

const timeOf = (id: string) => Number(id.slice(0, 13))

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** There, and not to be read at this moment. */
function isHeld(file: string): boolean {
  try {
    readFileSync(file)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ENOENT'
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

const isHash = (value: unknown) => typeof value === 'string' && hashForm.test(value)

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
