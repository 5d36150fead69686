/** What is known of publishing one content: its targets, and the last two publications with their sites. It lies beside the drafts. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { isRecord } from '../../schema/read/lookUp.ts'
import type { Publication, TargetSettings } from '../../src/editorApi/publishing.ts'
import { codeOf } from '../files/codeOf.ts'
import { renameFolder } from '../files/renameFolder.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { isTargetSettings } from './targetSettings.ts'

interface PublishingRecord {
  chosen: TargetSettings['kind'] | null
  targets: TargetSettings[]
  /** The targets that were reached with their present settings, and when last, in milliseconds since 1970. */
  tested: { kind: TargetSettings['kind']; at: number }[]
  /** What the owner says is done. */
  ticks: string[]
  /** The newest first. */
  publications: Publication[]
}

export interface Publications {
  read(): PublishingRecord
  /** Like all that writes here, throws what the file system throws. */
  choose(settings: TargetSettings): void
  /** Keeps settings with which a target was just reached. */
  markTested(settings: TargetSettings): void
  tick(tick: string, isSet: boolean): void
  /** An empty folder for a site that is being built. */
  newFolder(): string
  /** The folder with the site of a publication, as it was sent. */
  folderOf(publication: Publication): string
  /** Makes it the last publication, and moves the site in `folder` to its own folder. */
  add(publication: Publication, folder: string): void
  /** After a rollback: the publication before the last becomes the last one, as `publication` says, and the two change places. */
  swap(publication: Publication): void
}

/** The last, and the one that a rollback puts back. */
const keptPublications = 2
const prefix = 'new-'
const maxTicks = 100

export function publicationsIn(stateFolder: string): Publications {
  const file = join(stateFolder, 'publishing.json')
  const sites = join(stateFolder, 'publications')
  const nameOf = ({ at, version }: Publication) => `${at}-${version}`
  const folderOf = (publication: Publication) => join(sites, nameOf(publication))
  const read = () => readRecord(file)
  const write = (kept: PublishingRecord) => {
    mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
    writeAtomically(file, JSON.stringify(kept))
  }
  return {
    read,
    folderOf,
    choose(settings) {
      const kept = read()
      const known = kept.targets.find(({ kind }) => kind === settings.kind)
      const next = withTarget(kept, settings)
      const isSame = isDeepStrictEqual(known, settings)
      return write(isSame ? { ...next, tested: kept.tested } : next)
    },
    markTested(settings) {
      const next = withTarget(read(), settings)
      const tested = { kind: settings.kind, at: Date.now() }
      write({ ...next, tested: [...next.tested, tested] })
    },
    tick(tick, isSet) {
      const kept = read()
      const others = kept.ticks.filter((each) => each !== tick)
      write({ ...kept, ticks: (isSet ? [...others, tick] : others).slice(-maxTicks) })
    },
    newFolder() {
      mkdirSync(sites, { recursive: true, mode: 0o700 })
      const folder = join(sites, `${prefix}${process.pid}`)
      remove(folder)
      mkdirSync(folder)
      return folder
    },
    add(publication, folder) {
      const kept = read()
      const publications = [publication, ...kept.publications].slice(0, keptPublications)
      renameFolder(folder, folderOf(publication))
      write({ ...kept, publications })
      const names = new Set(publications.map(nameOf))
      for (const name of readdirSync(sites))
        if (!names.has(name) && !isBuildOfOther(name)) remove(join(sites, name))
    },
    swap(publication) {
      const kept = read()
      const [last, previous] = kept.publications
      if (!last || !previous) return
      renameFolder(folderOf(previous), folderOf(publication))
      write({ ...kept, publications: [publication, last] })
    },
  }
}

/** Is it the folder in which another editor, which still runs, builds a site? */
function isBuildOfOther(name: string): boolean {
  if (!name.startsWith(prefix)) return false
  try {
    // Signal 0 only asks whether there is such a process.
    return process.kill(Number(name.slice(prefix.length)), 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** The record with a target chosen, which counts as untested. */
const withTarget = (
  kept: PublishingRecord,
  settings: TargetSettings,
): PublishingRecord => ({
  ...kept,
  chosen: settings.kind,
  targets: [...kept.targets.filter(({ kind }) => kind !== settings.kind), settings],
  tested: kept.tested.filter(({ kind }) => kind !== settings.kind),
})

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Empty where the file is missing or cannot be read. */
function readRecord(file: string): PublishingRecord {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isRecord(value)) throw new Error('Failed to read what is known of the targets.')
    const { chosen } = value
    const targets = listOf(value['targets']).filter(isTargetSettings)
    const kinds = targets.map(({ kind }) => kind)
    return {
      chosen: kinds.find((kind) => kind === chosen) ?? null,
      targets,
      tested: listOf(value['tested'])
        .filter(isRecord)
        .flatMap(({ kind, at }) => {
          const known = kinds.find((each) => each === kind)
          return known && typeof at === 'number' ? [{ kind: known, at }] : []
        }),
      ticks: listOf(value['ticks']).filter((tick) => typeof tick === 'string'),
      publications: listOf(value['publications']).filter(isPublication),
    }
  } catch {
    return { chosen: null, targets: [], tested: [], ticks: [], publications: [] }
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isPublication = (value: unknown): value is Publication =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  /^[0-9a-f]{16}$/.test(String(value['version'])) &&
  URL.canParse(String(value['address']))
