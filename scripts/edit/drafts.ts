import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { isRecord } from '../../schema/read/readDocument.ts'
import { writeAtomically } from '../check/writeAtomically.ts'

/** Work that is not saved yet, a draft of each sitting, and the pictures that were chosen for it, in a folder of their own. */
export interface Drafts {
  load(): unknown[]
  /** False where there is no room or no permission. */
  save(draft: unknown): boolean
  discard(id: string): void
  keepPicture(id: string, bytes: Uint8Array): void
  /** A kept picture by its id. */
  picture(id: string): Uint8Array | undefined
}

/** The id of a sitting is a UUID. */
const sittingForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The id of a picture is its SHA-256. */
const pictureForm = /^[0-9a-f]{64}$/

export function draftsIn(folder: string): Drafts {
  const texts = join(folder, 'drafts')
  const pictures = join(folder, 'pictures')
  const fileOf = (id: unknown) =>
    typeof id === 'string' && sittingForm.test(id) ? join(texts, `${id}.json`) : undefined
  // What was taken away and saved can still be undone while the editor is open: kept pictures go at the next start.
  if (entriesOf(texts).length === 0) rmSync(pictures, { recursive: true, force: true })
  return {
    load: () => entriesOf(texts).flatMap((name) => readDraft(join(texts, name)) ?? []),
    save(draft) {
      const file = fileOf(isRecord(draft) ? draft['id'] : undefined)
      if (file === undefined) return false
      try {
        mkdirSync(texts, { recursive: true, mode: 0o700 })
        writeAtomically(file, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    discard(id) {
      const file = fileOf(id)
      if (file !== undefined) rmSync(file, { force: true })
    },
    keepPicture(id, bytes) {
      mkdirSync(pictures, { recursive: true, mode: 0o700 })
      writeAtomically(join(pictures, id), bytes)
    },
    picture(id) {
      if (!pictureForm.test(id)) return undefined
      try {
        return readFileSync(join(pictures, id))
      } catch {
        return undefined
      }
    },
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Undefined for one that was being written when the computer stopped. */
function readDraft(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
