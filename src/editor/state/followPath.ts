/** Updates paths when entries are inserted, removed, or moved, such as by undo or another program. */
import { isRecord, lookUp, type Path } from '../../../schema/read/lookUp.ts'

type List = readonly unknown[]

/** The new index of an entry: by identity, then by key, then by its order among the changed entries. */
function indexAfter(before: List, after: List, index: number): number | undefined {
  const entry = before[index]
  const sameEntryIndex = isRecord(entry) ? after.indexOf(entry) : -1
  if (sameEntryIndex !== -1) return sameEntryIndex
  const oldKeys = entryKeys(before)
  const newKeys = entryKeys(after)
  const sameKeyIndex = newKeys.indexOf(oldKeys[index] ?? '')
  if (sameKeyIndex !== -1) return sameKeyIndex
  const indexesOnlyIn = (keys: string[], others: string[]) =>
    [...keys.keys()].filter((position) => !others.includes(keys[position] ?? ''))
  const removed = indexesOnlyIn(oldKeys, newKeys)
  const added = indexesOnlyIn(newKeys, oldKeys)
  return removed.length === added.length ? added[removed.indexOf(index)] : undefined
}

/** A path after a change; undefined if an entry around it was removed. */
export function pathAfter(before: unknown, after: unknown, path: Path): Path | undefined {
  const newPath: (string | number)[] = []
  let old = before
  let now = after
  for (const step of path) {
    const isMoved = typeof step === 'number' && old !== now
    const newStep =
      isMoved && Array.isArray(old) && Array.isArray(now) && step < old.length
        ? indexAfter(old, now, step)
        : step
    if (newStep === undefined) return undefined
    newPath.push(newStep)
    old = lookUp(old, [step])
    now = lookUp(now, [newStep])
  }
  // The same array if nothing has moved, so that it can be compared by identity.
  return newPath.every((step, index) => step === path[index]) ? path : newPath
}

/** Unique keys to find entries after a move: the id, otherwise the first string, otherwise the complete entry. */
export function entryKeys(list: readonly unknown[]): string[] {
  const counts = new Map<string, number>()
  return list.map((entry) => {
    const key = keyOf(entry)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key} #${count}`
  })
}

function keyOf(entry: unknown): string {
  if (!isRecord(entry)) return JSON.stringify(entry)
  const firstString = Object.values(entry).find((value) => typeof value === 'string')
  const key = entry['id'] ?? firstString
  return typeof key === 'string' ? key : JSON.stringify(entry)
}
