/** Merges the changes of two people. There is a conflict only if both changed the same value differently. */
import { diff3MergeRegions } from 'node-diff3'

import { isRecord, lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { entryKeys } from '../state/followPath.ts'
import { isEqual } from '../state/isEqual.ts'

/** A value that both sides changed differently. A side is undefined if the value does not exist there. */
export interface Conflict {
  path: Path
  base: unknown
  ours: unknown
  theirs: unknown
}

export interface MergeResult {
  /** The merged value, with our side for each conflict. */
  value: unknown
  conflicts: Conflict[]
}

interface Sides {
  base: unknown
  ours: unknown
  theirs: unknown
}

/** Merges values. `path` is their path; conflicts have their paths in the merged value. `base` may be undefined. */
export function mergeValues(sides: Sides, path: Path = []): MergeResult {
  const { base, ours, theirs } = sides
  if (isEqual(ours, theirs) || isEqual(base, theirs))
    return { value: ours, conflicts: [] }
  if (isEqual(base, ours)) return { value: theirs, conflicts: [] }
  if (isRecord(ours) && isRecord(theirs))
    return mergeGroups(isRecord(base) ? base : {}, ours, theirs, path)
  if (Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], ours, theirs, path)
  return { value: ours, conflicts: [{ path, ...sides }] }
}

type Group = Record<string, unknown>

function mergeGroups(base: Group, ours: Group, theirs: Group, path: Path): MergeResult {
  const conflicts: Conflict[] = []
  const value: Group = {}
  // Names that only their side has are last.
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const valueIn = (group: Group) => lookUp(group, [name])
    const sides = { base: valueIn(base), ours: valueIn(ours), theirs: valueIn(theirs) }
    const merged = mergeValues(sides, [...path, name])
    conflicts.push(...merged.conflicts)
    if (merged.value !== undefined) value[name] = merged.value
  }
  return { value, conflicts }
}

type List = readonly unknown[]

function mergeLists(base: List, ours: List, theirs: List, path: Path): MergeResult {
  const entriesByKey = (list: List) =>
    new Map(entryKeys(list).map((key, index) => [key, list[index]]))
  const entries = {
    base: entriesByKey(base),
    ours: entriesByKey(ours),
    theirs: entriesByKey(theirs),
  }
  const conflicts: Conflict[] = []
  const value: unknown[] = []
  for (const key of mergedOrder(entryKeys(base), entryKeys(ours), entryKeys(theirs))) {
    const merged = mergeValues(
      {
        base: entries.base.get(key),
        ours: entries.ours.get(key),
        theirs: entries.theirs.get(key),
      },
      [...path, value.length],
    )
    conflicts.push(...merged.conflicts)
    if (merged.value !== undefined) value.push(merged.value)
  }
  return { value, conflicts }
}

/** The keys of all entries in merged order; in our order if both sides moved the same entries. */
function mergedOrder(base: string[], ours: string[], theirs: string[]): string[] {
  const order = diff3MergeRegions(ours, base, theirs).flatMap((region) =>
    region.stable ? region.bufferContent : [...region.aContent, ...region.bContent],
  )
  // An entry that one side removed is missing here. It is added, because it is a conflict if the other side changed it.
  const keys = [...new Set(order)]
  for (const side of [ours, theirs])
    for (const [index, key] of side.entries())
      if (!keys.includes(key))
        keys.splice(keys.indexOf(side[index - 1] ?? '') + 1, 0, key)
  return keys
}
