/** Texts and pictures of kept versions: each once, in a file that is named by its SHA-256. */
import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

import { namesIn, sizeOf } from '../files/filesBelow.ts'
import { sha256 } from '../files/hashes.ts'
import { writeAtomically } from '../files/writeAtomically.ts'

/** In milliseconds: younger objects stay, since another editor may not have written yet the version that names them. */
const unnamedFor = 60_000

const hashForm = /^[0-9a-f]{64}$/

export const isHash = (value: unknown) =>
  typeof value === 'string' && hashForm.test(value)

export function objectStore(folder: string) {
  /** In bytes, by hash. */
  const sizes = () =>
    new Map(namesIn(folder).map((hash) => [hash, sizeOf(join(folder, hash))]))
  /** Undefined if there is none, or a damaged one. */
  function get(hash: string): Uint8Array | undefined {
    if (!isHash(hash)) return undefined
    try {
      const bytes = readFileSync(join(folder, hash))
      return sha256(bytes) === hash ? bytes : undefined
    } catch {
      return undefined
    }
  }
  return {
    sizes,
    get,
    /** Returns its hash. Throws what the file system throws. */
    put(bytes: Uint8Array): string {
      const hash = sha256(bytes)
      const file = join(folder, hash)
      const now = new Date()
      // One that a disk has damaged is written again.
      if (get(hash)) utimesSync(file, now, now)
      else writeAtomically(file, bytes)
      return hash
    },
    /** Removes what no version names. */
    removeExcept(named: ReadonlySet<string>): void {
      for (const hash of sizes().keys()) {
        const file = join(folder, hash)
        const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {}
        if (!named.has(hash) && Date.now() - mtimeMs > unnamedFor)
          rmSync(file, { force: true })
      }
    },
  }
}
