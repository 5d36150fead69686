import { isRecord } from '../../../schema/read/lookUp.ts'

/** Unique keys by which entries are found again after a move: the id, else the first text, else the whole entry. */
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
