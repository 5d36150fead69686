/** What is known of publishing one content, next to its drafts: the targets, what each holds, and the last built sites. */
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { isRecord } from '../../schema/read/lookUp.ts'
import {
  targetId,
  type Publication,
  type TargetSettings,
} from '../../src/editorApi/publishing.ts'
import { namesIn } from '../files/filesBelow.ts'
import { renameFolder } from '../files/renameFolder.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { isTargetSettings } from './targetSettings.ts'

export interface KeptPublication extends Publication {
  /** The id in the version.txt that was sent; absent if the target builds by itself. */
  proof?: string
}

export interface KeptTarget {
  settings: TargetSettings
  testedAt?: number
  /** What is there, and what was there before. */
  publications: KeptPublication[]
  /** Noted before it was sent. It is still here if nobody knows how sending it ended. */
  sending?: KeptPublication
}

interface PublishingRecord {
  /** The id of a target. */
  chosen: string | null
  /** By id, in the order in which they were first chosen. */
  targets: ReadonlyMap<string, KeptTarget>
  /** What the owner says is done. */
  ticks: string[]
}

export type Publications = ReturnType<typeof publicationsIn>

const prefix = 'new-'
/** In ms; no build takes as long. */
const unfinishedAfter = 60 * 60 * 1000

/** `writeFile`: writes whole files; for tests of a full disk. */
export function publicationsIn(stateFolder: string, writeFile = writeAtomically) {
  const file = join(stateFolder, 'publishing.json')
  const sites = join(stateFolder, 'publications')
  /** What the disk did not take. */
  let unwritten: PublishingRecord | undefined
  const read = () => unwritten ?? readRecord(file)
  /** False if it could not be written: then it is known until the editor ends. */
  function write(change: (kept: PublishingRecord) => Partial<PublishingRecord>): boolean {
    const kept = read()
    unwritten = { ...kept, ...change(kept) }
    try {
      mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
      const targets = [...unwritten.targets.values()]
      writeFile(file, JSON.stringify({ ...unwritten, targets }))
      unwritten = undefined
      return true
    } catch {
      return false
    }
  }
  /** Changes what is known of one target, if it is still remembered. */
  const change = (id: string, changed: (kept: KeptTarget) => KeptTarget) =>
    void write(({ targets }) => {
      const kept = targets.get(id)
      return kept ? { targets: new Map([...targets, [id, changed(kept)]]) } : {}
    })
  const remove = (name: string) =>
    rmSync(join(sites, name), { recursive: true, force: true })
  return {
    read,
    target: (id: string) => read().targets.get(id),
    chosen() {
      const { chosen, targets } = read()
      return targets.get(chosen ?? '')
    },
    write,
    change,
    /** Notes that a publication is at the target now. */
    add: (id: string, publication: KeptPublication) =>
      change(id, ({ publications: [last, ...others], ...kept }) => {
        // What is sent again does not become its own way back.
        const before = last?.version === publication.version ? others : [last, ...others]
        const publications = [publication, ...before.filter((each) => each !== undefined)]
        return { ...kept, publications: publications.slice(0, 2) }
      }),
    /** The folder of a built site that is kept; undefined if it is not. */
    builtSite: (name: string) =>
      namesIn(sites).includes(name) ? join(sites, name) : undefined,
    /** An empty folder to build a site in. Throws what the file system throws, as do the next two. */
    newFolder() {
      const folder = join(sites, prefix + crypto.randomUUID())
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return folder
    },
    keepBuilt(folder: string, name: string) {
      remove(name)
      renameFolder(folder, join(sites, name))
      return join(sites, name)
    },
    removeBuiltExcept(names: readonly string[]) {
      for (const name of namesIn(sites)) {
        // Another editor may be building.
        const { mtimeMs = 0 } =
          statSync(join(sites, name), { throwIfNoEntry: false }) ?? {}
        const isUnfinished =
          name.startsWith(prefix) && Date.now() - mtimeMs < unfinishedAfter
        if (!names.includes(name) && !isUnfinished) remove(name)
      }
    },
  }
}

/** Empty if the file is missing or damaged. */
function readRecord(file: string): PublishingRecord {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(value) ? recordOf(value) : empty
  } catch {
    return empty
  }
}

const empty: PublishingRecord = { chosen: null, targets: new Map(), ticks: [] }
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function recordOf(value: Record<string, unknown>): PublishingRecord {
  const given = listOf(value['targets']).filter(isRecord)
  const targets = Array.isArray(value['publications'])
    ? given.map((settings) => targetOfKind(settings, value))
    : given
  const known = new Map<string, KeptTarget>()
  for (const { settings, testedAt, publications, sending } of targets)
    if (isTargetSettings(settings))
      known.set(targetId(settings), {
        settings,
        ...(typeof testedAt === 'number' && { testedAt }),
        publications: listOf(publications).filter(isPublication),
        ...(isPublication(sending) && { sending }),
      })
  const chosen = [...known].find(([id, { settings }]) =>
    [id, settings.kind].includes(String(value['chosen'])),
  )
  return {
    chosen: chosen?.[0] ?? null,
    targets: known,
    ticks: listOf(value['ticks']).filter((tick) => typeof tick === 'string'),
  }
}

/** Until 2026-11 there was one target of each kind, and one list of publications. */
function targetOfKind(
  { withoutHtaccess, ...settings }: Record<string, unknown>,
  { tested, publications }: Record<string, unknown>,
): Record<string, unknown> {
  const isOwn = (each: unknown) => isRecord(each) && each['kind'] === settings['kind']
  const test = listOf(tested).find(isOwn)
  return {
    settings: { ...settings, ...(withoutHtaccess === true && { htaccess: 'refused' }) },
    testedAt: isRecord(test) ? test['at'] : undefined,
    publications: listOf(publications).filter(isOwn),
  }
}

const isPublication = (value: unknown): value is KeptPublication =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  /^[0-9a-f]{16}$/.test(String(value['version'])) &&
  URL.canParse(String(value['address']))
