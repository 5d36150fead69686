/** The publishing record of one content file, next to its drafts: the targets and their versions. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { isRecord } from '../../schema/read/lookUp.ts'
import type { PublishingRecord, StoredTarget } from '../../src/editorApi/publishing.ts'
import { readJson } from '../files/tryRead.ts'
import { writeAtomically } from '../files/writeAtomically.ts'

/** The record's format. Raise it if an older editor could not read the record. */
const format = 2

export function publicationsIn(stateFolder: string) {
  const file = join(stateFolder, 'publishing.json')
  /** Values that could not be written. */
  let unwrittenRecord: PublishingRecord | undefined
  const read = () => unwrittenRecord ?? readRecord(file)
  /** Changes the record. If it cannot be written, the change is kept in memory until the editor ends. */
  function write(change: (record: PublishingRecord) => Partial<PublishingRecord>) {
    const record = read()
    unwrittenRecord = { ...record, ...change(record) }
    try {
      mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
      writeAtomically(file, JSON.stringify({ format, ...unwrittenRecord }))
      unwrittenRecord = undefined
      return 'done'
    } catch {
      return 'notWritten'
    }
  }
  const target = (id: string | null) =>
    read().targets.find((remembered) => remembered.id === id)
  /** Changes the record of one target, if it is still remembered. */
  const change = (id: string, changed: Partial<StoredTarget>) =>
    void write(({ targets }) => ({
      targets: targets.map((remembered) =>
        remembered.id === id ? { ...remembered, ...changed } : remembered,
      ),
    }))
  const chosen = () => target(read().chosen)
  return { read, target, chosen, write, change }
}

/** Reads the record. Returns an empty one if the file is missing, damaged, or in another format. */
function readRecord(file: string): PublishingRecord {
  const value = readJson(file)
  return isRecord(value) && value['format'] === format
    ? // Only this module writes the file.
      (value as unknown as PublishingRecord)
    : { chosen: null, targets: [] }
}
