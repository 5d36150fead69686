/** Paths that follow their entry if another program inserts an entry above it or undo moves it. */
import { isRecord, lookUp, type Path } from '../../../schema/read/lookUp.ts'
import type { SiteState } from './siteStore.ts'
import type { Readable } from './store.ts'

type List = readonly unknown[]

/** The new index of each entry of a list after a change: by identity, then by key, then by order. */
function entriesAfter(before: List, after: List): (number | undefined)[] {
  const newIndexes = before.map((): number | undefined => undefined)
  const taken = new Set<number>()
  const findBy = (old: List, now: List) => {
    const indexes = new Map<unknown, number[]>()
    for (const [newIndex, entry] of now.entries())
      if (!taken.has(newIndex))
        indexes.set(entry, [...(indexes.get(entry) ?? []), newIndex])
    for (const [index, entry] of old.entries()) {
      const newIndex =
        newIndexes[index] === undefined ? indexes.get(entry)?.shift() : undefined
      if (newIndex === undefined) continue
      newIndexes[index] = newIndex
      taken.add(newIndex)
    }
  }
  findBy(before, after)
  findBy(entryKeys(before), entryKeys(after))
  const unmatched = before.flatMap((_, index) =>
    newIndexes[index] === undefined ? [index] : [],
  )
  const others = after.flatMap((_, index) => (taken.has(index) ? [] : [index]))
  if (unmatched.length === others.length)
    for (const [at, index] of unmatched.entries()) newIndexes[index] = others[at]
  return newIndexes
}

/** A path after a change; undefined if an entry around it was removed. */
export function pathAfter(before: unknown, after: unknown, path: Path): Path | undefined {
  const followed: (string | number)[] = []
  let [old, now] = [before, after]
  for (const step of path) {
    const isMoved = typeof step === 'number' && old !== now
    const newStep =
      isMoved && Array.isArray(old) && Array.isArray(now) && step < old.length
        ? entriesAfter(old, now)[step]
        : step
    if (newStep === undefined) return undefined
    followed.push(newStep)
    old = lookUp(old, [step])
    now = lookUp(now, [newStep])
  }
  // The same array if nothing has moved, so that it can be compared by identity.
  return followed.every((step, index) => step === path[index]) ? path : followed
}

interface Followed {
  /** The current path; undefined if its entry was removed. */
  get: () => Path | undefined
  end: () => void
}

/** Follows a path during asynchronous work, until `end` is called. */
export function followPath(site: Readable<SiteState>, path: Path): Followed {
  let followed: Path | undefined = path
  let { content } = site.get().history.now
  const end = site.subscribe(() => {
    const { now } = site.get().history
    followed &&= pathAfter(content, now.content, followed)
    content = now.content
  })
  return { get: () => followed, end }
}

/** Unique keys by which entries are found after a move: the id, otherwise the first text, otherwise the complete entry. */
export function entryKeys(list: readonly unknown[]): string[] {
  const taken = new Map<string, number>()
  return list.map((entry) => {
    const key = keyOf(entry)
    const count = (taken.get(key) ?? 0) + 1
    taken.set(key, count)
    return count === 1 ? key : `${key} #${count}`
  })
}

function keyOf(entry: unknown): string {
  if (!isRecord(entry)) return JSON.stringify(entry)
  const known =
    entry['id'] ?? Object.values(entry).find((value) => typeof value === 'string')
  return typeof known === 'string' ? known : JSON.stringify(entry)
}
