import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { writeAtomically } from '../check/writeAtomically.ts'

/** Work that is not saved yet and the pictures that were chosen for it, in a folder of their own. */
export interface Drafts {
  load(): unknown
  /** False where there is no room or no permission. */
  save(draft: unknown): boolean
  discard(): void
  keepPicture(id: string, bytes: Uint8Array): void
  /** A kept picture by its id. */
  picture(id: string): Uint8Array | undefined
}

/** An id is the SHA-256 of the picture. */
const idForm = /^[0-9a-f]{64}$/

export function draftsIn(folder: string): Drafts {
  const file = join(folder, 'draft.json')
  const pictures = join(folder, 'pictures')
  // What was taken away and saved can still be undone while the editor is open: kept pictures go at the next start.
  if (!existsSync(file)) rmSync(pictures, { recursive: true, force: true })
  return {
    load() {
      try {
        return JSON.parse(readFileSync(file, 'utf8'))
      } catch {
        return undefined
      }
    },
    save(draft) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        writeAtomically(file, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    discard() {
      rmSync(file, { force: true })
    },
    keepPicture(id, bytes) {
      mkdirSync(pictures, { recursive: true, mode: 0o700 })
      writeAtomically(join(pictures, id), bytes)
    },
    picture(id) {
      if (!idForm.test(id)) return undefined
      try {
        return readFileSync(join(pictures, id))
      } catch {
        return undefined
      }
    },
  }
}
