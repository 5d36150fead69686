/**
 * The versions of a content, kept in its state folder: a small file each, and every text and picture once, under its
 * hash.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { isRecord } from '../../schema/read/lookUp.ts'
import {
  maxVersions,
  type VersionEntry,
  type VersionPage,
} from '../../src/editorApi/versions.ts'
import { codeOf } from '../files/codeOf.ts'
import { namesIn, sizeOf } from '../files/filesBelow.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { isHash, objectStore } from './objectStore.ts'
import {
  namedBy,
  usualPolicy,
  versionsToKeep,
  type KeptVersion,
  type RetentionPolicy,
} from './retention.ts'
import type { StoredSite } from './storedSite.ts'

interface VersionsOptions {
  stateFolder: string
  /** The version that is online, as its document carries it. */
  online?: () => string | undefined
  policy?: RetentionPolicy
}

export type SiteVersions = ReturnType<typeof versionsOf>

const idPattern = /^\d{13}-[0-9a-f]{8}$/
const timeOf = (id: string) => Number(id.slice(0, 13))

/** Reading never throws. */
export function versionsOf({
  stateFolder,
  online,
  policy = usualPolicy,
}: VersionsOptions) {
  const folder = join(stateFolder, 'versions')
  const list = join(folder, 'list')
  const objectFolder = join(folder, 'objects')
  const objects = objectStore(objectFolder)
  const fileOf = (id: string) => join(list, `${id}.json`)
  const known = new Map<string, KeptVersion>()

  /** The newest first. What a wrong clock has dated in the future counts as the oldest: nothing else depends on its date. */
  function ids(): string[] {
    const now = Date.now()
    const key = (id: string) => (timeOf(id) > now ? `0${id}` : `1${id}`)
    return namesIn(list)
      .filter((name) => name.endsWith('.json') && idPattern.test(name.slice(0, -5)))
      .map((name) => name.slice(0, -5))
      .toSorted((one, other) => (key(one) < key(other) ? 1 : -1))
  }

  /** Undefined if the file is damaged. */
  function read(id: string): KeptVersion | undefined {
    const kept = known.get(id) ?? (idPattern.test(id) ? readKept(fileOf(id)) : undefined)
    if (kept) known.set(id, kept)
    return kept
  }

  function write(id: string, kept: KeptVersion): void {
    writeAtomically(fileOf(id), JSON.stringify(kept))
    known.set(id, kept)
  }

  function removeOld(): void {
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

  /** Those of the list, as the page gets them. */
  function entries(): VersionEntry[] {
    const rows: VersionEntry[] = []
    let newer: KeptVersion | undefined
    for (const id of ids()) {
      const kept = read(id)
      const last = rows.at(-1)
      // Until 2026-11 a publication was its own version, above the one that was saved.
      if (last && kept && newer && isSame(kept, newer)) {
        const published = last.published ?? kept.published
        rows[rows.length - 1] = entryOf(id, { ...kept, ...(published && { published }) })
      } else if (kept) rows.push(entryOf(id, kept))
      else rows.push({ id, at: timeOf(id), kind: 'saved', broken: fileOf(id) })
      newer = kept
    }
    const version = online?.()
    const row = rows.find(({ published }) => published && published === version)
    if (row) row.isOnline = true
    for (const [index, each] of rows.entries()) {
      const before = rows[index + 1]?.id
      if (before !== undefined) each.before = before
    }
    return rows
  }

  return {
    /** A page of the list: the first, or the one behind `next` of another page. */
    list(after?: string): VersionPage {
      const all = entries()
      const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
      const versions = all.slice(start, start + maxVersions)
      const isLast = start + maxVersions >= all.length
      const bytes = [list, objectFolder]
        .flatMap((each) => namesIn(each).map((name) => sizeOf(join(each, name))))
        .reduce((sum, size) => sum + size, 0)
      return { versions, ...(!isLast && { next: versions.at(-1)?.id ?? '' }), bytes }
    },
    /** In the order of the ids; null for what cannot be read. */
    texts: (wanted: readonly string[]): (string | null)[] =>
      wanted.map((id) => {
        const text = objects.get(read(id)?.text ?? '')
        return text ? new TextDecoder().decode(text) : null
      }),
    /** Pictures and documents of a version: hashes by path. */
    files: (id: string): Record<string, string> => read(id)?.files ?? {},
    file: (hash: string) => objects.get(hash),
    /** Keeps a site as a version, unless it is the same as the last one. False if it cannot be written. */
    keep(kind: 'saved' | 'found', stored: StoredSite | undefined): boolean {
      if (!stored) return false
      try {
        for (const each of [list, objectFolder])
          mkdirSync(each, { recursive: true, mode: 0o700 })
        const files = [...stored.files].map(
          ([path, bytes]) => [path, objects.put(bytes)] as const,
        )
        const text = objects.put(stored.text)
        const [last = ''] = ids()
        // Two of the same millisecond keep their order.
        const at = Math.max(Math.min(stored.at, Date.now()), (timeOf(last) || 0) + 1)
        const made = { at, kind, text, files: Object.fromEntries(files) }
        const newest = read(last)
        if (newest && isSame(newest, made)) return true
        write(`${String(at).padStart(13, '0')}-${randomBytes(4).toString('hex')}`, made)
        removeOld()
        return true
      } catch {
        // As on a full disk: the save or publication counts anyway.
        return false
      }
    },
    /** Notes that a version was published, by the revision of its content. Returns its id; undefined if it is not kept. */
    notePublished({ revision, version }: { revision: string; version: string }) {
      const id = ids().find((each) => read(each)?.text === revision)
      const kept = id === undefined ? undefined : read(id)
      if (id === undefined || !kept) return undefined
      try {
        write(id, { ...kept, published: version })
      } catch {
        // Then the list does not say that it was published.
      }
      return id
    },
  }
}

const isSame = (one: KeptVersion, other: KeptVersion) =>
  one.text === other.text && isDeepStrictEqual(one.files, other.files)

const entryOf = (id: string, { at, kind, published }: KeptVersion): VersionEntry => ({
  id,
  at,
  kind,
  ...(published !== undefined && { published }),
})

/** Is it there, but cannot be read, as when another program locks it? */
function isLocked(file: string): boolean {
  try {
    readFileSync(file)
    return false
  } catch (error) {
    return !['', 'ENOENT'].includes(codeOf(error))
  }
}

function readKept(file: string): KeptVersion | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isKept = (value: unknown): value is KeptVersion =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  ['saved', 'found', 'published'].includes(String(value['kind'])) &&
  isHash(value['text']) &&
  isRecord(value['files']) &&
  Object.values(value['files']).every(isHash) &&
  ['string', 'undefined'].includes(typeof value['published'])
