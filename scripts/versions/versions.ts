/** The versions of the content, kept in its state folder. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { isRecord } from '../../schema/read/lookUp.ts'
import { parseJson } from '../../schema/read/parseJson.ts'
import {
  maxVersions,
  type VersionEntry,
  type VersionPage,
} from '../../src/editorApi/versions.ts'
import { sha256 } from '../files/hashes.ts'
import { tryRead } from '../files/tryRead.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import type { StoredSite } from './storedSite.ts'

interface KeptVersion extends Omit<VersionEntry, 'before'> {
  /** SHA-256 of the text. */
  text: string
  /** SHA-256 of each file, by path. */
  files: Record<string, string>
}

export type SiteVersions = ReturnType<typeof versionsOf>

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** The versions in a state folder. Reading never throws. */
export function versionsOf(stateFolder: string) {
  const folder = join(stateFolder, 'versions')
  /** A line for each version and for each publication. */
  const listFile = join(folder, 'list.jsonl')
  /** The texts and pictures, stored once, under their SHA-256. */
  const objectFolder = join(folder, 'objects')
  const objectFile = (hash: string) => join(objectFolder, hash)

  /** Reads the versions by id, newest first. */
  function readVersions(): ReadonlyMap<string, KeptVersion> {
    const versions = new Map<unknown, KeptVersion>()
    for (const line of listLinesIn(listFile)) {
      const version = versions.get(line['id'])
      if (isKeptVersion(line)) versions.set(line.id, line)
      else if (version && typeof line['published'] === 'string')
        version.published = line['published']
    }
    const newest = [...versions.values()].toReversed()
    return new Map(newest.map((version) => [version.id, version]))
  }

  /** Reads an object. Undefined if it is missing or damaged. */
  function readObject(hash: unknown): Uint8Array | undefined {
    const bytes = isHash(hash) ? tryRead(objectFile(hash)) : undefined
    return bytes && sha256(bytes) === hash ? bytes : undefined
  }

  /** Stores an object and returns its hash. */
  function keepObject(bytes: Uint8Array): string {
    const hash = sha256(bytes)
    // A damaged object is written again.
    if (!readObject(hash)) writeAtomically(objectFile(hash), bytes)
    return hash
  }

  return {
    /** Lists a page of versions: the first, or the one behind `next` of another page. */
    list(after?: string): VersionPage {
      const kept = [...readVersions().values()]
      const start = after ? kept.findIndex(({ id }) => id === after) + 1 : 0
      const end = start + maxVersions
      const versions = kept.slice(start, end).map((version, index): VersionEntry => {
        const { text: _text, files: _files, ...entry } = version
        const before = kept[start + index + 1]
        return { ...entry, ...(before && { before: before.id }) }
      })
      return { versions, ...(end < kept.length && { next: versions.at(-1)?.id ?? '' }) }
    },
    /** The texts of versions, in the order of the ids; null for those that cannot be read. */
    texts(ids: readonly string[]): (string | null)[] {
      const versions = readVersions()
      return ids.map((id) => {
        const text = readObject(versions.get(id)?.text)
        return text ? new TextDecoder().decode(text) : null
      })
    },
    /** Pictures and documents of a version: hashes by path. */
    files: (id: string): Record<string, string> => readVersions().get(id)?.files ?? {},
    file: readObject,
    /** Keeps a site as a version, unless it is the same as the last one. False if it cannot be written. */
    keep(kind: VersionEntry['kind'], stored: StoredSite | undefined): boolean {
      if (!stored) return false
      try {
        mkdirSync(objectFolder, { recursive: true, mode: 0o700 })
        const text = keepObject(stored.text)
        const files = Object.fromEntries(
          [...stored.files].map(([path, bytes]) => [path, keepObject(bytes)]),
        )
        const [newest] = readVersions().values()
        if (newest?.text === text && isDeepStrictEqual(newest.files, files)) return true
        const at = Math.min(stored.at, Date.now())
        const id = crypto.randomUUID()
        appendFileSync(listFile, lineOf({ id, at, kind, text, files }))
        return true
      } catch {
        // For example, the disk is full. The save or publication still counts.
        return false
      }
    },
    /** Records that a version was published, by the revision of its content. Returns its id; undefined if it is not kept. */
    recordPublished({ revision, version }: { revision: string; version: string }) {
      const id = [...readVersions().values()].find(({ text }) => text === revision)?.id
      try {
        if (id !== undefined) appendFileSync(listFile, lineOf({ id, published: version }))
      } catch {
        // If the list cannot be written, the list does not say that the version was published.
      }
      return id
    },
  }
}

/** A line of the list. It starts with a line break, because the previous line may be truncated. */
const lineOf = (value: object) => `\n${JSON.stringify(value)}`

/** The lines of a list without damaged ones; none if the file cannot be read. */
const listLinesIn = (file: string): Record<string, unknown>[] =>
  (tryRead(file)?.toString() ?? '').split('\n').map(parseJson).filter(isRecord)

const isKeptVersion = (line: object): line is KeptVersion =>
  'id' in line && 'at' in line && 'kind' in line && 'text' in line && 'files' in line
