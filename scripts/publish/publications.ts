/** The publishing record of one content file, next to its drafts: the targets, their versions, and the last built sites. */
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { isRecord } from '../../schema/read/lookUp.ts'
import { versionFile } from '../../schema/read/versionText.ts'
import type {
  PublishingRecord,
  RememberedTarget,
} from '../../src/editorApi/publishing.ts'
import { namesIn } from '../files/filesBelow.ts'
import { readJson } from '../files/json.ts'
import { renameFolder } from '../files/renameFolder.ts'
import { writeAtomically } from '../files/writeAtomically.ts'

export type Publications = ReturnType<typeof publicationsIn>

/** The number of built sites that are kept: those of a few targets, and their previous versions. */
const maxSites = 6

/** Files in another format are not read. */
const format = 2

/** `writeFile` writes complete files. Tests replace it to simulate a full disk. */
export function publicationsIn(stateFolder: string, writeFile = writeAtomically) {
  const file = join(stateFolder, 'publishing.json')
  const sites = join(stateFolder, 'publications')
  /** Values that could not be written. */
  let unwritten: PublishingRecord | undefined
  const read = () => unwritten ?? readRecord(file)
  /** If it cannot be written, it is remembered until the editor ends. */
  function write(change: (kept: PublishingRecord) => Partial<PublishingRecord>) {
    const kept = read()
    unwritten = { ...kept, ...change(kept) }
    try {
      mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
      writeFile(file, JSON.stringify({ format, ...unwritten }))
      unwritten = undefined
      return 'done'
    } catch {
      return 'notWritten'
    }
  }
  const target = (id: string | null) => read().targets.find((each) => each.id === id)
  /** Changes the record of one target, if it is still remembered. */
  const change = (
    id: string,
    changed: (kept: RememberedTarget) => Partial<RememberedTarget>,
  ) =>
    void write(({ targets }) => ({
      targets: targets.map((each) =>
        each.id === id ? { ...each, ...changed(each) } : each,
      ),
    }))
  return {
    read,
    target,
    chosen: () => target(read().chosen),
    write,
    change,
    /** The folder of a kept built site; undefined if it was not kept. */
    builtSite: (name: string) =>
      namesIn(sites).includes(name) ? join(sites, name) : undefined,
    /** An empty folder to build a site in. This function and the next one throw errors of the file system. */
    newFolder() {
      const folder = join(sites, crypto.randomUUID())
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return folder
    },
    keepBuilt(folder: string, name: string) {
      const kept = join(sites, name)
      rmSync(kept, { recursive: true, force: true })
      renameFolder(folder, kept)
      return kept
    },
    /** Keeps the sites that were published last. Another editor may be building one. */
    removeOldSites() {
      const timeOf = (name: string) =>
        [join(sites, name, versionFile), join(sites, name)]
          .map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs)
          .find((time) => time !== undefined) ?? 0
      const newest = namesIn(sites).toSorted((one, two) => timeOf(two) - timeOf(one))
      for (const name of newest.slice(maxSites))
        rmSync(join(sites, name), { recursive: true, force: true })
    },
  }
}

/** Empty if the file is missing or damaged. */
function readRecord(file: string): PublishingRecord {
  const value = readJson(file)
  return isRecord(value) && value['format'] === format
    ? // Only this module writes it.
      (value as unknown as PublishingRecord)
    : { chosen: null, targets: [], ticks: [] }
}
