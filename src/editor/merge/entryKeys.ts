import { isRecord } from '../../../schema/read/readDocument.ts'

/** By what an entry of a list is known again when it has moved: its id, else the first of its words, else all of it. Never twice the same. */
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
