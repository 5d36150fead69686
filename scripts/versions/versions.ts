/** The versions of the content, stored in its state folder. */
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

interface StoredVersion extends Omit<VersionEntry, 'before'> {
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
  function readVersions(): ReadonlyMap<string, StoredVersion> {
    const versions = new Map<unknown, StoredVersion>()
    for (const line of listLinesIn(listFile)) {
      const version = versions.get(line['id'])
      if (isStoredVersion(line)) versions.set(line.id, line)
      else if (version && typeof line['published'] === 'string')
        version.published = line['published']
    }
    const newestFirst = [...versions.values()].toReversed()
    return new Map(newestFirst.map((version) => [version.id, version]))
  }

  /** Reads an object. Undefined if it is missing or damaged. */
  function readObject(hash: unknown): Uint8Array | undefined {
    const bytes = isHash(hash) ? tryRead(objectFile(hash)) : undefined
    return bytes && sha256(bytes) === hash ? bytes : undefined
  }

  /** Stores an object and returns its hash. */
  function storeObject(bytes: Uint8Array): string {
    const hash = sha256(bytes)
    // A damaged object is written again.
    if (!readObject(hash)) writeAtomically(objectFile(hash), bytes)
    return hash
  }

  return {
    /** Lists a page of versions: the first, or the one after `next` of another page. */
    list(after?: string): VersionPage {
      const stored = [...readVersions().values()]
      const start = after ? stored.findIndex(({ id }) => id === after) + 1 : 0
      const end = start + maxVersions
      const versions = stored.slice(start, end).map((version, index): VersionEntry => {
        const { text: _text, files: _files, ...entry } = version
        const before = stored[start + index + 1]
        return { ...entry, ...(before && { before: before.id }) }
      })
      return { versions, ...(end < stored.length && { next: versions.at(-1)?.id ?? '' }) }
    },
    /** The texts of versions, in the order of the ids; null for those that cannot be read. */
    texts(ids: readonly string[]): (string | null)[] {
      const versions = readVersions()
      return ids.map((id) => {
        const textBytes = readObject(versions.get(id)?.text)
        return textBytes ? new TextDecoder().decode(textBytes) : null
      })
    },
    /** Pictures and documents of a version: hashes by path. */
    files: (id: string): Record<string, string> => readVersions().get(id)?.files ?? {},
    /** A picture or document by its hash. Undefined if it is missing or damaged. */
    file: readObject,
    /** Stores a site as a version, unless it is the same as the last one. Returns false if it cannot be written. */
    store(kind: VersionEntry['kind'], site: StoredSite | undefined): boolean {
      if (!site) return false
      try {
        mkdirSync(objectFolder, { recursive: true, mode: 0o700 })
        const textHash = storeObject(site.text)
        const fileHashes = Object.fromEntries(
          [...site.files].map(([path, bytes]) => [path, storeObject(bytes)]),
        )
        const [newest] = readVersions().values()
        if (newest?.text === textHash && isDeepStrictEqual(newest.files, fileHashes))
          return true
        const at = Math.min(site.at, Date.now())
        const id = crypto.randomUUID()
        const version: StoredVersion = { id, at, kind, text: textHash, files: fileHashes }
        appendFileSync(listFile, lineOf(version))
        return true
      } catch {
        // For example, the disk is full. The save or publication itself has succeeded.
        return false
      }
    },
    /** Records that a version was published, by the revision of its content. Returns its id, or undefined if it is not stored. */
    recordPublished({ revision, version }: { revision: string; version: string }) {
      const id = [...readVersions().values()].find(({ text }) => text === revision)?.id
      try {
        if (id !== undefined) appendFileSync(listFile, lineOf({ id, published: version }))
      } catch {
        // The list does not say that the version was published: the disk may be full.
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

const isStoredVersion = (line: object): line is StoredVersion =>
  'id' in line && 'at' in line && 'kind' in line && 'text' in line && 'files' in line
