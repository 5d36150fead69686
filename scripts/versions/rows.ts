/** Joins two lists of versions into one, without repetitions. */
import type { SourceEntry } from './source.ts'

export interface Row {
  /** The entry of the version that says most: see `mostInformative`. */
  entry: SourceEntry
  /** All entries of the same version, the newest first. */
  members: SourceEntry[]
}

interface Part {
  entries: SourceEntry[]
  /** False where older ones are not listed. */
  isWhole: boolean
}

/** Merges both lists, newest first; stops where one of them has entries that are not loaded yet. */
export function mergeByTime(one: Part, other: Part): Part {
  const entries: SourceEntry[] = []
  let [left, right] = [0, 0]
  for (;;) {
    const [first, second] = [one.entries[left], other.entries[right]]
    if (!first && !one.isWhole) return { entries, isWhole: false }
    if (!second && !other.isWhole) return { entries, isWhole: false }
    if (!first && !second) return { entries, isWhole: true }
    const isFirst = first && (!second || first.at > second.at)
    entries.push((isFirst ? first : second) as SourceEntry)
    if (isFirst) left += 1
    else right += 1
  }
}

/** Saved, committed and published without a change in between: one version. */
export function groupSameVersions(entries: readonly SourceEntry[]): Row[] {
  const groups: SourceEntry[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    if (group?.every((each) => isSame(each, entry))) group.push(entry)
    else groups.push([entry])
  }
  return groups.map((members) => ({ entry: mostInformative(members), members }))
}

function isSame(one: SourceEntry, other: SourceEntry): boolean {
  if (one.blob === undefined || one.blob !== other.blob) return false
  const areCommits = one.kind === 'committed' && other.kind === 'committed'
  // The pictures of a commit are not compared: a new picture changes the text, by its name.
  const arePictures =
    one.pictures === undefined ||
    other.pictures === undefined ||
    one.pictures === other.pictures
  return !areCommits && arePictures
}

/** The commit, since it has an author; else what came first: saved, found, published. */
function mostInformative(members: readonly SourceEntry[]): SourceEntry {
  const order: SourceEntry['kind'][] = ['committed', 'saved', 'found', 'published']
  const [first] = members.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  )
  if (!first) throw new Error('Failed to tell a version: it has no members.')
  return first
}
