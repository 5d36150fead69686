/** All versions of a content: those of Git and those kept on this computer. */

import {
  maxVersions,
  type VersionEntry,
  type VersionPage,
} from '../../src/editorApi/versions.ts'
import { sha256 } from '../files/hashes.ts'
import { GitUnanswered, gitVersions } from './gitVersions.ts'
import { keptVersions } from './keptVersions.ts'
import { groupSameVersions, mergeByTime } from './rows.ts'
import type { VersionSource } from './source.ts'
import { storedSite, type StoredSite } from './storedSite.ts'

interface VersionsOptions {
  contentFile: string
  stateFolder: string
  /** The /version.txt of what was put online last. */
  online: () => string | undefined
  git?: VersionSource
}

export interface SiteVersions {
  /** A page of the list: the first, or the one behind `next` of another page. */
  list(after?: string): Promise<VersionPage>
  texts(ids: readonly string[]): Promise<(string | null)[]>
  files(id: string): Promise<Record<string, string>>
  file(hash: string): Promise<Uint8Array | undefined>
  /** The site as it is on the disk now; undefined where there is no content. */
  current(): StoredSite | undefined
  /** Keeps a site that was on the disk as a version. False where it cannot be written. */
  keep(kind: 'saved' | 'found', stored: StoredSite | undefined): boolean
  /** Keeps a publication as a version, by the revision of its content. False where that content is gone. */
  keepPublished(publication: { revision: string; version: string; at: number }): boolean
}

export function versionsOf(options: VersionsOptions): SiteVersions {
  const { contentFile, stateFolder, online, git = gitVersions(contentFile) } = options
  const kept = keptVersions(stateFolder)
  const sources = [kept, git]

  return {
    async list(after = '') {
      const [, afterGit, afterKept] = /^(\w+)?_([\w-]+)?$/.exec(after) ?? []
      const { value: committed, unanswered } = await orWhenGitFails([], () =>
        // One more than is shown: a version's changes are seen by comparing it with the one before.
        git.list(afterGit, maxVersions + 1),
      )
      const saved = await kept.list(afterKept, 4 * maxVersions)
      const { entries, isWhole } = mergeByTime(
        { entries: committed, isWhole: committed.length <= maxVersions },
        { entries: saved, isWhole: saved.length < 4 * maxVersions },
      )
      const rows = groupSameVersions(entries)
      const shown = rows.slice(0, maxVersions)
      const version = online()
      const onlineId = version === undefined ? undefined : kept.publishedAs(version)
      const versions = shown.map(({ entry, members }, index): VersionEntry => {
        const { blob: _, pictures: __, ...reported } = entry
        const before = rows[index + 1]?.entry.id
        const published = members.find((each) => each.published !== undefined)?.published
        return {
          ...reported,
          ...(published !== undefined && { published }),
          ...(before !== undefined && { before }),
          ...(members.some(({ id }) => id === onlineId) && { isOnline: true }),
        }
      })
      const taken = shown.flatMap(({ members }) => members)
      const lastOf = (source: VersionSource, before = '') =>
        taken.findLast(({ id }) => source.owns(id))?.id ?? before
      const hasMore = rows.length > maxVersions || !isWhole
      return {
        versions,
        ...(hasMore && { next: `${lastOf(git, afterGit)}_${lastOf(kept, afterKept)}` }),
        bytes: kept.bytes(),
        ...(unanswered !== undefined && { unanswered }),
      }
    },
    async texts(ids) {
      const texts = new Map<string, Uint8Array | undefined>()
      for (const source of sources) {
        const own = ids.filter((id) => source.owns(id))
        if (own.length === 0) continue
        const { value } = await orWhenGitFails([], () => source.texts(own))
        for (const [index, id] of own.entries()) texts.set(id, value[index])
      }
      return ids.map((id) => {
        const text = texts.get(id)
        return text ? new TextDecoder().decode(text) : null
      })
    },
    async files(id) {
      const source = sources.find((each) => each.owns(id))
      if (!source) return {}
      return (await orWhenGitFails({}, () => source.files(id))).value
    },
    async file(hash) {
      return (await kept.file(hash)) ?? (await git.file(hash))
    },
    current: () => storedSite(contentFile),
    keep: (kind, stored) =>
      succeeds(() => {
        if (stored) kept.keep(stored, { kind, at: stored.at })
        return stored !== undefined
      }),
    keepPublished: ({ revision, version, at }) =>
      succeeds(() => {
        const made = { at, published: version }
        if (kept.keepPublished(revision, made)) return true
        const site = storedSite(contentFile)
        // Another program has changed the file meanwhile: the published text is gone.
        if (!site || sha256(site.text) !== revision) return false
        kept.keep(site, { kind: 'published', ...made })
        return true
      }),
  }
}

/** Where Git fails, the list has the versions of this computer, and what Git said. */
async function orWhenGitFails<Value>(
  otherwise: Value,
  ask: () => Promise<Value>,
): Promise<{ value: Value; unanswered?: string }> {
  try {
    return { value: await ask() }
  } catch (error) {
    if (!(error instanceof GitUnanswered)) throw error
    return { value: otherwise, unanswered: error.message }
  }
}

/** False where the version cannot be written, as on a full disk: the save or publication counts all the same. */
function succeeds(keep: () => boolean): boolean {
  try {
    return keep()
  } catch {
    return false
  }
}
